"""The course of play that 湖南字牌 and 宜章跑胡子 share: hidden 偎 and 提, 臭, forced 跑 (rules zipai part 1, 2)."""
