export const UNREADABLE = '\uFFFD';

/** Decodes the escapes in a path or fragment. Never throws: invalid ones become `UNREADABLE`, which is no letter. */
export function decodeLeniently(text: string): string {
  const whole = text.replace(/%[\da-f]?$/i, UNREADABLE);
  // The only lenient decoder of browsers and Node. It reads `+` as a space and `&` as the end.
  return new URLSearchParams(`=${whole.replace(/[&+]/g, encodeURIComponent)}`).get('') ?? '';
}
