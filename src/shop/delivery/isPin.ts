/** Whether a text is an Indian PIN code: six digits, the first not 0. */
export function isPin(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text);
}
