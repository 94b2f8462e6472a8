/** A stop after at least two letters, so that "M.R.P." is none, or a danda, question or exclamation mark. */
const END = /(?<=[\p{L}\p{M}\p{N})]{2}\.|[।!?])\s/u;

/** The first sentence of a text without its full stop or danda. */
export function firstSentence(text: string): string {
  const [sentence = ''] = text.split(END, 1);
  return sentence.replace(/[.।]$/u, '');
}
