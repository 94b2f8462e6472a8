/** A name as it is compared with others: small letters, marks and digits alone, so that "M.R.P. (₹)" is `mrp`. */
export function foldName(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
