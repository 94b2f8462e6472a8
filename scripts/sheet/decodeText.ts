import { SheetError } from './SheetError';

/**
 * The text of a file as spreadsheets save it: UTF-8 with or without a byte order mark, or UTF-16 with one, as Excel's
 * "Unicode Text".
 * @throws SheetError for what is no text, and for the old encodings in which Bengali letters and ₹ are lost.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  const text = decode(bytes, encoding);
  if (text.includes('\0')) throw new SheetError('The file is no spreadsheet that can be read.');
  return text;
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

function decode(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new SheetError(
      bytes.includes(0)
        ? 'The file is no spreadsheet that can be read.'
        : 'The file is not in UTF-8, so letters such as ₹ or অ are lost. In Excel choose "Save as", "CSV UTF-8", or save it as .xlsx.',
      { cause },
    );
  }
}
