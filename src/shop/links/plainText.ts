/**
 * WhatsApp takes `*`, `_`, `~` and a backtick round words for bold, italic, struck and code, and some signs at a line's start
 * for a quotation or a list (its help, "How to format your messages"). Signs that look alike mean nothing to it. On one line.
 */
export function plainText(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\s+/g, ' ')
    .replaceAll('*', '\u2217')
    .replaceAll('~', '\u223c')
    .replaceAll('_', ' ')
    .replaceAll('`', '\u2019')
    .replace(/^[>-] /, '')
    .trim();
}

/**
 * An address in a message: the signs that WhatsApp formats by stand percent-encoded where a word could begin or end with them;
 * it stays the same address.
 */
export function plainAddress(address: string): string {
  return address.replace(/(?<![a-z0-9])[_~]|[_~](?![a-z0-9])/gi, (sign) =>
    sign === '_' ? '%5F' : '%7E',
  );
}
