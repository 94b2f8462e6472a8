/** What keyboards write in two ways, and how it should be. A joiner before a ya-phala counts after র alone: র‍্যাম্প. */
const forms: readonly (readonly [written: RegExp, form: string])[] = [
  [/\u0985\u09be/g, '\u0986'],
  [/\u0905\u093e/g, '\u0906'],
  [/\u09f0/g, '\u09b0'],
  [/(?<!\u09b0)\u200d(?=\u09cd\u09af)/g, ''],
];

/** A text with Bengali and Hindi letters in one form: অা as আ, अा as आ, Assamese ৰ as র. */
export function oneForm(text: string): string {
  return forms.reduce((typed, [written, form]) => typed.replace(written, form), text);
}
