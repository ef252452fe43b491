#!/bin/sh
# Makes dist/changpai-desktop_VERSION_ARCH.deb from the frozen program.
# usage: packaging/deb.sh      (needs dpkg-deb and PyInstaller in .venv: .venv/bin/pip install pyinstaller)
set -eu
cd "$(dirname "$0")/.."
python=.venv/bin/python
version=$("$python" -c 'from importlib.metadata import version; print(version("changpai-desktop"))')
arch=$(dpkg --print-architecture)
"$python" -m PyInstaller -y packaging/changpai.spec
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
chmod 755 "$root"
share=$root/usr/share
mkdir -p "$root/DEBIAN" "$root/usr/lib" "$root/usr/bin" "$share/applications" "$share/metainfo" \
    "$share/icons/hicolor/256x256/apps" "$share/icons/hicolor/scalable/apps" "$share/doc/changpai-desktop"
cp -r dist/changpai "$root/usr/lib/changpai-desktop"
ln -s ../lib/changpai-desktop/changpai "$root/usr/bin/changpai"
ln -s ../lib/changpai-desktop/changpai "$root/usr/bin/changpai-desktop"
cp packaging/changpai-desktop.desktop "$share/applications/"
cp packaging/*.metainfo.xml "$share/metainfo/"
cp resources/icons/changpai-desktop.png "$share/icons/hicolor/256x256/apps/"
cp resources/icons/changpai-desktop.svg "$share/icons/hicolor/scalable/apps/"
cp LICENSE "$share/doc/changpai-desktop/copyright"
depends=$("$python" -c 'import sys; sys.path.insert(0, "packaging"); import bootstrap; print(", ".join(bootstrap.LIBRARIES))')
cat > "$root/DEBIAN/control" <<EOF
Package: changpai-desktop
Version: $version
Architecture: $arch
Maintainer: Changpai Desktop contributors <changpai@localhost>
Section: games
Priority: optional
Installed-Size: $(du -sk "$root/usr" | cut -f1)
Depends: libc6, $depends
Description: Long-card games of Sichuan and Hunan
 Play against the computer, practise with hints and take-backs, watch matches
 again, look up the rules. Works offline.
EOF
dpkg-deb -Zzstd --root-owner-group --build "$root" "dist/changpai-desktop_${version}_$arch.deb"
