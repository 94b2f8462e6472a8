import { cutToLength } from './cutToLength';

/**
 * Characters that must not reach a page: control characters, those that are none (XML refuses U+FFFE), and invisible ones
 * that reverse or hide the text around them. The joiners U+200C and U+200D are allowed: Bengali spelling needs them.
 */
const invisible =
  /[\p{Cc}\p{NChar}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]+/gu;

/**
 * A visible character. The lookahead excludes Hangul fillers, which Unicode counts as letters, and the empty Braille
 * cell, which it counts as a symbol.
 */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Text as typed into the Firebase console, on one line and cut to `longest` characters with an ellipsis.
 * A finite number counts as text. Undefined for anything else, and for text without a visible character.
 */
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
  return cutToLength(text, longest);
}
