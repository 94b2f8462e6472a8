/** A text for WhatsApp on one line, without formatting characters (its help, "How to format your messages"). */
export function whatsAppText(text: string): string {
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

/** An address for a WhatsApp message: percent-encodes formatting characters at words' ends. */
export function plainAddress(address: string): string {
  return address.replace(/(?<![a-z0-9])[_~]|[_~](?![a-z0-9])/gi, (sign) =>
    sign === '_' ? '%5F' : '%7E',
  );
}
