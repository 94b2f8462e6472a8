/** A phrase with a case's ending, for the shop's own words: শপের, but মিষ্টির; behind a hyphen after other scripts. */
export function inflect(phrase: string, which: keyof typeof endings): string {
  const { consonant, vowel, foreign } = endings[which];
  if (!/[\u0980-\u09FF]$/.test(phrase)) return phrase + foreign;
  return phrase + (/[ক-হ\u09BC\u09DC-\u09DF]$/.test(phrase) ? consonant : vowel);
}

const endings = {
  /** Of it. */
  of: { consonant: 'ের', vowel: 'র', foreign: '-এর' },
  /** In or on it. */
  in: { consonant: 'ে', vowel: 'তে', foreign: '-এ' },
} as const;
