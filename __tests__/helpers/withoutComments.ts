const textsAndComments =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** TypeScript without its comments; what looks like one inside a text (an address) stays. */
export function withoutComments(text: string): string {
  return text.replace(textsAndComments, '$1');
}
