/** A phrase of the owner's with the ending of a case: শপের, but মিষ্টির. After other scripts it follows a hyphen. */
export function inflect(phrase: string, which: keyof typeof endings): string {
  const { consonant, vowel, foreign } = endings[which];
  if (!/[\u0980-\u09FF]$/.test(phrase)) return phrase + foreign;
  return phrase + (/[ক-হ\u09BC\u09DC-\u09DF]$/.test(phrase) ? consonant : vowel);
}

const endings = {
  /** Genitive: of it. */
  of: { consonant: 'ের', vowel: 'র', foreign: '-এর' },
  /** Locative: in it, on it. */
  in: { consonant: 'ে', vowel: 'তে', foreign: '-এ' },
} as const;
