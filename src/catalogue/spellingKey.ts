/**
 * A name as it is compared with others that people type: letters, marks and digits alone, in lower case. Case, hyphens, spaces
 * and signs make no difference. Searches compare otherwise: `fold`.
 */
export function spellingKey(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
