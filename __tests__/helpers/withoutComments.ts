const textsAndComments =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** TypeScript without its comments; what looks like a comment inside a string (an address) stays. */
export function withoutComments(text: string): string {
  return text.replace(textsAndComments, '$1');
}
