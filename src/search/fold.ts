import { likeLetters } from './letters';

/** Signs on Latin letters, invisible characters, and apostrophes: what people leave out. */
const LEFT_OUT = /[\u0300-\u036f'’`]/g;
const INVISIBLE = /\p{Cf}/gu;

/** A word of any script, vowel signs included; without them হেয়ার would fall into three. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Every character that counts as another. */
const LIKE = new RegExp(`[${Object.keys(likeLetters).join('')}]`, 'g');

/**
 * A text as it is compared in a search: its words with a space between them, in lower case and without what people write in
 * several ways. What is searched and what is typed pass through this one function. Folded twice it is the same, and the
 * beginning of a text makes the beginning of its folded words. Total: any text makes one, be it an empty one.
 */
export function fold(text: string): string {
  const plain = text
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(LEFT_OUT, '')
    .replace(LIKE, (letter) => likeLetters[letter] ?? letter);
  return (plain.match(WORD) ?? []).join(' ');
}
