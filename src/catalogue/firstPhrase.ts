/** The fewest characters of a phrase: "A primer" or "Suitable" alone says too little. */
const LEAST = 10;

/**
 * Where a phrase may end, the likeliest of these first:
 * 1. before an English preposition or a bracket, with the comma before it;
 * 2. at a comma or semicolon after more than two words and before more than two, unless it stands in a list or an
 *    exception follows it;
 * 3. at the end of a sentence, or at a dash.
 */
const ENDS =
  /[,;]?\s(?=\(|(?:in|with|for|from|that|which)\s)|([,;]\s)(?=(?:[^\s,;:.।!?]+\s+){2}[^\s,;:.।!?])(?!(?:not|but|only|except|unless|if|তবে|কিন্তু|लेकिन|मगर)\s|[^,;:.।!?]*\s(?:and|or|আর|ও|এবং|বা|और|या)\s)|(?:\S{3}\.|[।!?])\s|\s[-–—]\s/giu;

/**
 * What a phrase that ends within a sentence must not say: a denial, whose end may be its point, one word after a comma,
 * or half a phrase.
 */
const HALF =
  /\b(?:no|not|never|only|without)\b|n[’']t\b|[,;:]\s\S+$|\s(?:a|an|the|and|or|but|of|to|by|at|on|as|in|with|for|from|that|which|is|are)$/i;

/**
 * The beginning of a description that is true by itself: "Liquid foundation" of "Liquid foundation in a warm honey
 * shade, with a gold cap." In Bengali and Hindi, whose prepositions stand last, it ends at a comma or a sentence's end.
 * The whole text where nothing in it can be left out.
 */
export function firstPhrase(text: string): string {
  for (const { 0: end, 1: comma, index } of text.matchAll(ENDS)) {
    const phrase = text.slice(0, index + end.length).replace(/[\s,;:–—-]+$/u, '');
    const isHalf = HALF.test(phrase) || (comma && !/\s\S+\s/.test(phrase));
    if (phrase.length >= LEAST && (!isHalf || /[.।!?]$/.test(phrase))) return phrase;
  }
  return text;
}
