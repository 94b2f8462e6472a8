import { MIN_PREFIX_LENGTH } from '@/catalogue/findProduct';

/**
 * Cuts each id, as written in addresses, to its shortest prefix that is unique on the shelf. Whole Firestore ids don't
 * compress and would be most of the search list. At least six characters stay, so that a product added later is
 * unlikely to share a prefix.
 */
export function shortIds(parts: readonly string[]): string[] {
  return parts.map((part) => {
    let end = MIN_PREFIX_LENGTH;
    while (end < part.length && parts.some((other) => other !== part && begins(other, part, end)))
      end += 1;
    return part.slice(0, end);
  });
}

function begins(other: string, part: string, end: number): boolean {
  return other.startsWith(part.slice(0, end));
}
