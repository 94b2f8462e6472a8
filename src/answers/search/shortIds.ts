import { LEAST_BEGINNING } from '@/catalogue/findProduct';

/**
 * Ids as their addresses write them, each cut to the beginning that no other of the shelf has: whole ids of Firestore don't
 * compress and would be most of the search's list. At least six characters stay, so that a product added tomorrow hardly begins
 * like one of today.
 */
export function shortIds(parts: readonly string[]): string[] {
  return parts.map((part) => {
    let end = LEAST_BEGINNING;
    while (end < part.length && parts.some((other) => other !== part && begins(other, part, end)))
      end += 1;
    return part.slice(0, end);
  });
}

function begins(other: string, part: string, end: number): boolean {
  return other.startsWith(part.slice(0, end));
}
