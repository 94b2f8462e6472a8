import type { Diagnostic, DiagnosticCode } from '@/catalogue/Diagnostic';
import type { Shade, Size } from '@/catalogue/items';
import { PREVIEW_TITLE } from '../../seo/preview/PreviewCard';
import { indianTime } from '../../shop/indianTime';
import { allowedAddress } from './allowedAddress';
import { endOfAddress } from './endOfAddress';
import { excerpt } from './excerpt';
import { isSharePage } from './isSharePage';
import { plainText } from './plainText';
import { playableMedia } from './playableMedia';
import { readAmount, readNumber, readPercent, readRupees } from './readAmount';
import { readDay } from './readDay';
import { readShades } from './readShades';
import { readSize } from './readSize';
import { readText } from './readText';
import { readYesNo } from './readYesNo';
import { safeAddress } from './safeAddress';

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
  place,
  yes,
  no,
  shades: ofText(shades),
  size: ofText(size),
  picture,
  link,
  video,
  day,
};

/** What "Copy address" gives for Cloud Storage, a device, an open page (WhatsApp Web) or an embedded file. */
const NOT_ON_THE_WEB = /^\s*(?:gs|blob|data|content|file|whatsapp):/i;

/** For texts that may be HTML; not for addresses. */
export function ofText<Value>(read: FieldReader<Value>): FieldReader<Value> {
  return (found) => read(plainText(found));
}

function text(longest: number): FieldReader<string> {
  return ofText((found) => {
    const value = readText(found, longest);
    if (value === undefined) return nothingIn(found);
    return { value, code: value === readText(found, 2 * longest) ? undefined : 'shortened' };
  });
}

/** A heading that also stands on link previews, which have less room. */
function name(found: unknown): FieldReading<string> {
  const reading = text(160)(found);
  const isLong = Array.from(reading.value ?? '').length > PREVIEW_TITLE;
  return isLong && !reading.code ? { ...reading, code: 'longTitle' } : reading;
}

function amount(
  read: (found: unknown) => number | undefined,
  unit: 'rupees' | 'percent',
): FieldReader<number> {
  return ofText((found) => {
    const value = read(found);
    if (value !== undefined) return { value };
    const unbelievable = readAmount(found, unit);
    // Zero means none, so it needs no diagnostic.
    if (unbelievable === 0) return {};
    return unbelievable === undefined ? nothingIn(found) : { code: 'unreadable' };
  });
}

function place(found: unknown): FieldReading<number> {
  const value = typeof found === 'string' ? readNumber(found) : found;
  return Number.isFinite(value) ? { value: value as number } : nothingIn(found);
}

function yes(found: unknown): FieldReading<true> {
  const answer = readYesNo(found);
  if (answer) return { value: true };
  return answer === false ? {} : nothingIn(found);
}

/** An absent field means yes. */
function no(found: unknown): FieldReading<false> {
  const answer = readYesNo(found);
  if (answer === undefined) return nothingIn(found);
  return answer ? {} : { value: false };
}

function shades(found: unknown): FieldReading<readonly Shade[]> {
  const { shades: value, mistakes } = readShades(found);
  return value.length > 0 || mistakes.length > 0
    ? { value: value.length > 0 ? value : undefined, mistakes }
    : nothingIn(found);
}

function size(found: unknown): FieldReading<Size> {
  const value = readSize(found);
  if (!value) return nothingIn(found);
  return { value, mistakes: value.measure ? [] : [{ code: 'sizeInWords', found: value.text }] };
}

/** No browser shows these as pictures, or Safari alone: iPhone photos, scans, designs, documents, films. */
const NO_PICTURE = /\.(?:heic|heif|tiff?|psd|ai|cdr|pdf|docx?|xlsx?|zip|mov|mp4)$/i;

function picture(found: unknown): FieldReading<string> {
  const reading = onAllowedHost(address(found));
  const isPicture = !NO_PICTURE.test(reading.value?.replace(/[?#].*$/, '') ?? '');
  return isPicture ? reading : { ...reading, code: 'noPicture' };
}

function onAllowedHost(reading: FieldReading<string>): FieldReading<string> {
  const isForeign = reading.value !== undefined && allowedAddress(reading.value) === undefined;
  return isForeign ? { code: 'foreignHost' } : reading;
}

function address(found: unknown): FieldReading<string> {
  const value = safeAddress(found);
  if (value === undefined) {
    const isElsewhere = typeof found === 'string' && NOT_ON_THE_WEB.test(found);
    return isElsewhere ? { code: 'noPicture' } : nothingIn(found);
  }
  if (isSharePage(value)) return { value, code: 'noPicture' };
  return { value, code: begins(found, 'http:') ? 'insecure' : undefined, mistakes: ends(value) };
}

function ends(address: string): Omit<Diagnostic, 'field'>[] {
  const end = endOfAddress(address);
  if (end === undefined) return [];
  return [{ code: 'addressEnds', found: excerpt(address) ?? '', meant: indianTime(end).date }];
}

function link(found: unknown): FieldReading<string> {
  const value = safeAddress(found);
  if (value === undefined) return nothingIn(found);
  return { value, code: begins(found, 'http:') ? 'insecure' : undefined };
}

function video(found: unknown): FieldReading<string> {
  const { value, code, mistakes } = address(found);
  if (value === undefined) return { code: code === 'noPicture' ? 'unplayable' : code };
  const media = playableMedia(value);
  if (!media) return { code: 'unplayable' };
  // The YouTube player always uses https, so `insecure` does not apply.
  return 'youTubeId' in media ? { value } : onAllowedHost({ value, code, mistakes });
}

function day(found: unknown): FieldReading<string> {
  const value = readDay(found);
  return value === undefined ? nothingIn(found) : { value };
}

function begins(found: unknown, scheme: string): boolean {
  return typeof found === 'string' && found.trimStart().toLowerCase().startsWith(scheme);
}

/** `unreadable`, unless the field looks empty. */
export function nothingIn(found: unknown): FieldReading<never> {
  return excerpt(found) === undefined ? {} : { code: 'unreadable' };
}

/** The result of reading a field: neither value nor code when it is absent or looks empty. */
export interface FieldReading<Value> {
  readonly value?: Value | undefined;
  readonly code?: DiagnosticCode | undefined;
  readonly mistakes?: readonly Omit<Diagnostic, 'field'>[] | undefined;
}

/** Reads a field that may hold any value. Never throws. */
export type FieldReader<Value> = (found: unknown) => FieldReading<Value>;
