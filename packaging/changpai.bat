@echo off
rem Starts the program from a checkout; the first time it makes .venv.
cd /d "%~dp0.."
py -3 packaging\bootstrap.py run %*
if errorlevel 1 pause
