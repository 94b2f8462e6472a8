/**
 * An address in a message: the signs that WhatsApp formats by stand percent-encoded where a word could begin or end with them;
 * it stays the same address.
 */
export function plainAddress(address: string): string {
  return address.replace(/(?<![a-z0-9])[_~]|[_~](?![a-z0-9])/gi, (sign) =>
    sign === '_' ? '%5F' : '%7E',
  );
}
