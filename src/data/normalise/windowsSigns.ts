/** Windows-1252 from 128 to 159, five places free. In some versions Node's own decoder takes it for Latin-1. */
export const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
