/** What is spelt in two ways in Latin letters, in this order. */
const alike: readonly (readonly [spelt: RegExp, same: string])[] = [
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

/** A folded word without what is often spelt in two ways: chool gives chul, baal bal, and cream and krim both give krim. */
export function spelling(word: string): string {
  return alike.reduce((spelt, [found, same]) => spelt.replace(found, same), word);
}
