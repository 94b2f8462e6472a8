import { MIN_PREFIX_LENGTH } from '@/catalogue/addresses/idPart';

/**
 * Cuts ids to their shortest unique prefixes, because whole ids compress badly. A prefix has at least six characters,
 * so that a later product is unlikely to share it.
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
