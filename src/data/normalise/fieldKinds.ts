import type { FieldKind } from '@/catalogue/FieldKind';
import type { Shade, Size } from '@/catalogue/items';
import { PREVIEW_TITLE } from '@/catalogue/numbersInTexts';
import { addressReaders } from './addressReaders';
import {
  type FieldReader,
  ofPlainText,
  type ParsedField,
  unreadableUnlessEmpty,
} from './DocumentField';
import { noticeReaders } from './noticeReaders';
import { readAmount, readNumber, readPercent, readRupees } from './readAmount';
import { readDay } from './readDay';
import { readShades } from './readShades';
import { readSize } from './readSize';
import { readText } from './readText';
import { readSoldOut, readYesNo } from './readYesNo';

interface KindOfField<Value> {
  readonly read: FieldReader<Value>;
  /** What its cells in the sheet hold. */
  readonly cells: 'text' | 'number' | 'answer';
  /** Whether each of its fields has others for translations, such as `title_bn`. */
  readonly isTranslated: boolean;
}

/** Every kind of field. */
export const fieldKinds = {
  /** A title that link previews show, too. */
  name: translated(name),
  title: translated(text(160)),
  prose: translated(text(1200)),
  note: translated(text(200)),
  /** A small phone has little room for words over a banner. */
  short: translated(text(40)),
  /** The same in all languages, such as a brand. */
  label: plain(text(60)),
  rupees: plain(amount(readRupees, 'rupees'), 'number'),
  percent: plain(amount(readPercent, 'percent'), 'number'),
  position: plain(position, 'number'),
  yes: plain(yes(readYesNo), 'answer'),
  /** A yes that may be said by words such as "finished". */
  soldOut: plain(yes(readSoldOut), 'answer'),
  no: plain(no, 'answer'),
  shades: translated(ofPlainText(shades)),
  size: plain(ofPlainText(size)),
  day: plain(day),
  picture: plain(addressReaders.picture),
  link: plain(addressReaders.link),
  video: plain(addressReaders.video),
  hours: plain(noticeReaders.hours),
  holidays: plain(noticeReaders.holidays),
  areas: translated(noticeReaders.areas),
} satisfies Readonly<Record<FieldKind, KindOfField<unknown>>>;

function plain<Value>(read: FieldReader<Value>, cells: KindOfField<Value>['cells'] = 'text') {
  return { read, cells, isTranslated: false } as const;
}

function translated<Value>(read: FieldReader<Value>) {
  return { read, cells: 'text', isTranslated: true } as const;
}

function text(longest: number): FieldReader<string> {
  return ofPlainText((found) => {
    const value = readText(found, longest);
    if (value === undefined) return unreadableUnlessEmpty(found);
    return { value, code: value === readText(found, 2 * longest) ? undefined : 'shortened' };
  });
}

/** Link previews have less room than pages. */
function name(found: unknown): ParsedField<string> {
  const parsed = text(160)(found);
  const isLong = Array.from(parsed.value ?? '').length > PREVIEW_TITLE;
  return isLong && !parsed.code ? { ...parsed, code: 'longTitle' } : parsed;
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

function position(found: unknown): ParsedField<number> {
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
function no(found: unknown): ParsedField<false> {
  const answer = readYesNo(found);
  if (answer === undefined) return unreadableUnlessEmpty(found);
  return answer ? {} : { value: false };
}

function shades(found: unknown): ParsedField<readonly Shade[]> {
  const { shades: value, mistakes } = readShades(found);
  return value.length > 0 || mistakes.length > 0
    ? { value: value.length > 0 ? value : undefined, mistakes }
    : unreadableUnlessEmpty(found);
}

function size(found: unknown): ParsedField<Size> {
  const value = readSize(found);
  if (!value) return unreadableUnlessEmpty(found);
  return { value, mistakes: value.measure ? [] : [{ code: 'sizeInWords', typed: value.text }] };
}

function day(found: unknown): ParsedField<string> {
  const value = readDay(found);
  return value === undefined ? unreadableUnlessEmpty(found) : { value };
}
