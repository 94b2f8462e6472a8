import { createHash } from 'node:crypto';

/** Hexadecimal digits of the digest in front of each sealed text. */
const DIGITS = 16;

/** A value as JSON with its digest in front. */
export function seal(value: unknown): string {
  const text = JSON.stringify(value);
  return digest(text) + text;
}

/**
 * The value of a sealed text; undefined for any other: cut off, written by hand, by another program or another version
 * of this one. So whoever reads a value may trust its shape.
 */
export function unseal(sealed: unknown): unknown {
  if (typeof sealed !== 'string') return undefined;
  const text = sealed.slice(DIGITS);
  return sealed.startsWith(digest(text)) ? JSON.parse(text) : undefined;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, DIGITS);
}
