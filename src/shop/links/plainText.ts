/**
 * Makes a text safe for a WhatsApp message, on one line. WhatsApp reads `*`, `_`, `~` and backticks around words as
 * bold, italic, strikethrough and code, and some characters at the start of a line as a quotation or a list (its help,
 * "How to format your messages"). They are replaced by look-alikes without meaning, or left out.
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
 * Makes an address safe for a WhatsApp message. Formatting characters are percent-encoded where a word could begin or
 * end with them; it stays the same address.
 */
export function plainAddress(address: string): string {
  return address.replace(/(?<![a-z0-9])[_~]|[_~](?![a-z0-9])/gi, (sign) =>
    sign === '_' ? '%5F' : '%7E',
  );
}
