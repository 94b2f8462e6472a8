/** Stands for bytes that make no character. It is no letter. */
export const UNREADABLE = '\uFFFD';

/**
 * Decodes the escapes of an address's path or fragment. Never throws: what makes no character, as at the end of an
 * address that was cut inside an escape, becomes `UNREADABLE`. A percent sign that begins no escape stays.
 */
export function decodeLeniently(text: string): string {
  const whole = text.replace(/%[\da-f]?$/i, UNREADABLE);
  // The only decoder of browsers and Node that is lenient. It takes `+` for a space and `&` for the end.
  return new URLSearchParams(`=${whole.replace(/[&+]/g, encodeURIComponent)}`).get('') ?? '';
}
