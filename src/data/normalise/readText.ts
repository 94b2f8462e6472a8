import { oneForm } from '@/catalogue/fold';
import { cutText } from '@/shop/cutText';

/**
 * Control characters, noncharacters (XML refuses U+FFFE), and invisible ones that reverse or hide text. The joiners
 * U+200C and U+200D may stay: Bengali spelling needs them.
 */
const invisible =
  /[\p{Cc}\p{NChar}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]+/gu;

/**
 * A visible character. Hangul fillers, letters by Unicode, are not visible, nor is the empty Braille cell, a symbol.
 */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text or finite number on one line, cut to `longest` characters. Undefined without a visible character. */
export function readText(value: unknown, longest: number): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value
    .slice(0, longest * 8)
    .replace(invisible, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .toWellFormed();
  if (!visible.test(text)) return undefined;
  return cutText(oneForm(text), longest);
}

/** In characters: a line of the log. */
const LONGEST_EXCERPT = 80;

/** A value cut to 80 characters, without credentials in addresses, for a log line. Undefined if it looks empty. */
export function excerpt(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object') return '{…}';
  const text = String(value).slice(0, LONGEST_EXCERPT * 8);
  return readText(text.replace(/\/\/[^/?#]*@/g, '//'), LONGEST_EXCERPT);
}
