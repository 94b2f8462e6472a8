/** Where a sentence ends and another begins: not within "M.R.P. and price" or "30.5 ml". */
const betweenSentences = /(?<=[.!?।][”’"')]*)\s+(?=[^\s\p{Ll}])/u;

/** The sentences of a text, in their order. `stop` ends a text that was typed without a sign at its end. */
export function sentencesOf(text: string, stop: string): string[] {
  const ended = /[.!?।…][”’"')]*$/u.test(text) ? text : text + stop;
  return ended.split(betweenSentences);
}
