import { LEAST_BEGINNING } from '@/catalogue/findProduct';

/**
 * Ids as their addresses write them, each cut to the beginning that no other of the shelf has, six characters at least, so that a
 * product which comes tomorrow hardly begins like one of today. The ids
 * that Firestore makes can't be packed: whole, they alone would be most of the list that a search needs.
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
