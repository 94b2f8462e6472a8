/** Spellings in Latin letters that stand for the same, replaced in this order. */
const spellingRules: readonly (readonly [letters: RegExp, same: string])[] = [
  [/ee|ea/g, 'i'],
  [/oo/g, 'u'],
  [/(.)\1+(?!$)/gu, '$1'],
  [/gh(?=[lt])/g, ''],
  [/y/g, 'i'],
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/z/g, 'j'],
  [/x/g, 'ks'],
  [/ck|q/g, 'k'],
  [/c(?=[ei])/g, 's'],
  [/c(?!h)/g, 'k'],
];

/** A folded word in one of its two usual spellings: chool as chul, baal as bal, cream and krim as krim. */
export function spelling(word: string): string {
  return spellingRules.reduce((spelt, [letters, same]) => spelt.replace(letters, same), word);
}

/** The spelling of a folded word, without the s of a plural. */
export function singularSpelling(word: string): string {
  const spelt = spelling(word);
  return spelt.length > 3 ? spelt.replace(/s$/, '') : spelt;
}
