/**
 * What Windows-1252 has at 128 to 159, in order, where Unicode has control characters; five places are free. Node's own
 * decoder took it for Latin-1 in some versions.
 */
export const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
