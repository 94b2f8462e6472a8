/** The shop's lotus, lines in a 40 × 40 square. */
export const lotusPath =
  'M20 5c5 6 5 14 0 21-5-7-5-15 0-21zM20 26C13 25 8 20 7 12c7 1 12 6 13 14zM20 26c7-1 12-6 13-14-7 1-12 6-13 14zM20 26c-6 4-12 4-17-1M20 26c6 4 12 4 17-1M12 33h16M16 37h8';
