/** In characters. A shorter phrase, such as "A primer" or "Suitable", says too little. */
const LEAST = 10;

/**
 * Where a phrase may end, the likeliest of these first:
 * 1. before an English preposition or a bracket, with the comma before it;
 * 2. at a comma or semicolon after more than two words and before more than two, unless it stands in a list or an
 *    exception follows it;
 * 3. at a colon, at the end of a sentence, or at a dash.
 */
const ENDS =
  /[,;]?\s(?=\(|(?:in|with|for|from|that|which)\s)|([,;]\s)(?=(?:[^\s,;:.।!?]+\s+){2}[^\s,;:.।!?])(?!(?:not|but|only|except|unless|if|তবে|কিন্তু|लेकिन|मगर)\s|[^,;:.।!?]*\s(?:and|or|আর|ও|এবং|বা|और|या)\s)|(?:\S{3}\.|[:।!?])\s|\s[-–—]\s/giu;

/** Ends that would change or cut the meaning: a negation, a single word after a comma, a word that needs another. */
const HALF =
  /\b(?:no|not|never|only|without)\b|n[’']t\b|[,;:]\s\S+$|\s(?:a|an|the|and|or|but|of|to|by|at|on|as|in|with|for|from|that|which|is|are)$/i;

/**
 * The beginning of a description that is true by itself: "Liquid foundation" of "Liquid foundation in a warm honey
 * shade"; else the whole text. In Bengali and Hindi it ends only at a comma or sentence: there prepositions stand last.
 */
export function firstPhrase(text: string): string {
  for (const { 0: end, 1: comma, index } of text.matchAll(ENDS)) {
    const phrase = text.slice(0, index + end.length).replace(/[\s,;:–—-]+$/u, '');
    const isHalf = HALF.test(phrase) || (comma && !/\s\S+\s/.test(phrase));
    if (phrase.length >= LEAST && (!isHalf || /[.।!?]$/.test(phrase))) return phrase;
  }
  return text;
}
