import type { Shade, Size } from '@/catalogue/items';
import { PREVIEW_TITLE } from '@/catalogue/statedNumbers';
import { addressReaders } from './addressReaders';
import {
  type FieldReader,
  type FieldReading,
  ofPlainText,
  unreadableUnlessEmpty,
} from './DocumentField';
import { readAmount, readNumber, readPercent, readRupees } from './readAmount';
import { readDay } from './readDay';
import { readShades } from './readShades';
import { readSize } from './readSize';
import { readText } from './readText';
import { readSoldOut, readYesNo } from './readYesNo';

/** A reader for each kind of field. */
export const fieldReaders = {
  title: text(160),
  name,
  prose: text(1200),
  note: text(200),
  /** Short: a small phone has little room for words over a banner. */
  banner: text(40),
  label: text(60),
  rupees: amount(readRupees, 'rupees'),
  percent: amount(readPercent, 'percent'),
  position,
  yes: yes(readYesNo),
  soldOut: yes(readSoldOut),
  no,
  shades: ofPlainText(shades),
  size: ofPlainText(size),
  day,
  ...addressReaders,
};

function text(longest: number): FieldReader<string> {
  return ofPlainText((found) => {
    const value = readText(found, longest);
    if (value === undefined) return unreadableUnlessEmpty(found);
    return { value, code: value === readText(found, 2 * longest) ? undefined : 'shortened' };
  });
}

/** A title that link previews show, too. They have less room than pages. */
function name(found: unknown): FieldReading<string> {
  const reading = text(160)(found);
  const isLong = Array.from(reading.value ?? '').length > PREVIEW_TITLE;
  return isLong && !reading.code ? { ...reading, code: 'longTitle' } : reading;
}

function amount(
  read: (found: unknown) => number | undefined,
  unit: 'rupees' | 'percent',
): FieldReader<number> {
  return ofPlainText((found) => {
    const value = read(found);
    if (value !== undefined) return { value };
    const unbelievable = readAmount(found, unit);
    // Zero means none, so it needs no diagnostic.
    if (unbelievable === 0) return {};
    return unbelievable === undefined ? unreadableUnlessEmpty(found) : { code: 'unreadable' };
  });
}

function position(found: unknown): FieldReading<number> {
  const value = typeof found === 'string' ? readNumber(found) : found;
  return Number.isFinite(value) ? { value: value as number } : unreadableUnlessEmpty(found);
}

function yes(read: typeof readYesNo): FieldReader<true> {
  return (found) => {
    const answer = read(found);
    if (answer) return { value: true };
    return answer === false ? {} : unreadableUnlessEmpty(found);
  };
}

/** A field that means yes when it is absent. */
function no(found: unknown): FieldReading<false> {
  const answer = readYesNo(found);
  if (answer === undefined) return unreadableUnlessEmpty(found);
  return answer ? {} : { value: false };
}

function shades(found: unknown): FieldReading<readonly Shade[]> {
  const { shades: value, mistakes } = readShades(found);
  return value.length > 0 || mistakes.length > 0
    ? { value: value.length > 0 ? value : undefined, mistakes }
    : unreadableUnlessEmpty(found);
}

function size(found: unknown): FieldReading<Size> {
  const value = readSize(found);
  if (!value) return unreadableUnlessEmpty(found);
  return { value, mistakes: value.measure ? [] : [{ code: 'sizeInWords', found: value.text }] };
}

function day(found: unknown): FieldReading<string> {
  const value = readDay(found);
  return value === undefined ? unreadableUnlessEmpty(found) : { value };
}
