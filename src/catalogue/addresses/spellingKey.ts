/** A key for comparing typed names: only letters, marks and digits, in lower case. The search uses `fold` instead. */
export function spellingKey(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
