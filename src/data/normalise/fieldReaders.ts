import type { DiagnosticCode } from '@/catalogue/Diagnostic';
import { PREVIEW_TITLE } from '@/seo/preview/PreviewCard';
import { allowedAddress } from './allowedAddress';
import { excerpt } from './excerpt';
import { isSharePage } from './isSharePage';
import { playableMedia } from './playableMedia';
import { readAmount, readNumber, readPercent, readRupees } from './readAmount';
import { readText } from './readText';
import { readYesNo } from './readYesNo';
import { safeAddress } from './safeAddress';

/** How each kind of field is read out of whatever a document holds there, and what there is to remark on it. */
export const fieldReaders = {
  /** A heading. */
  title: text(160),
  name,
  /** A paragraph. */
  prose: text(1200),
  /** A short remark. */
  note: text(200),
  rupees: amount(readRupees, 'rupees'),
  percent: amount(readPercent, 'percent'),
  /** A place in a list: any number. */
  place,
  yes,
  picture,
  link,
  video,
};

function text(longest: number): FieldReader<string> {
  return (found) => {
    const value = readText(found, longest);
    if (value === undefined) return nothingIn(found);
    return { value, code: value === readText(found, 2 * longest) ? undefined : 'shortened' };
  };
}

/** A heading that is written on previews too. */
function name(found: unknown): FieldReading<string> {
  const reading = text(160)(found);
  const isLong = Array.from(reading.value ?? '').length > PREVIEW_TITLE;
  return isLong && !reading.code ? { ...reading, code: 'longTitle' } : reading;
}

function amount(
  read: (found: unknown) => number | undefined,
  unit: 'rupees' | 'percent',
): FieldReader<number> {
  return (found) => {
    const value = read(found);
    if (value !== undefined) return { value };
    const unbelievable = readAmount(found, unit);
    // A nought says that there is none.
    if (unbelievable === 0) return {};
    return unbelievable === undefined ? nothingIn(found) : { code: 'outOfRange' };
  };
}

function place(found: unknown): FieldReading<number> {
  const value = typeof found === 'string' ? readNumber(found) : found;
  return Number.isFinite(value) ? { value: value as number } : nothingIn(found);
}

/** True, or nothing: what is not said is no. */
function yes(found: unknown): FieldReading<true> {
  const answer = readYesNo(found);
  if (answer) return { value: true };
  return answer === false ? {} : nothingIn(found);
}

function picture(found: unknown): FieldReading<string> {
  return shown(address(found));
}

function shown(reading: FieldReading<string>): FieldReading<string> {
  const isForeign = reading.value !== undefined && allowedAddress(reading.value) === undefined;
  return isForeign ? { code: 'foreignHost' } : reading;
}

function address(found: unknown): FieldReading<string> {
  const value = safeAddress(found);
  if (value === undefined)
    return begins(found, 'gs:') ? { code: 'storageAddress' } : nothingIn(found);
  if (isSharePage(value)) return { value, code: 'sharePage' };
  return { value, code: begins(found, 'http:') ? 'insecure' : undefined };
}

/** An address to go to: a path of this site, or one elsewhere. */
function link(found: unknown): FieldReading<string> {
  const value = safeAddress(found);
  if (value === undefined) return nothingIn(found);
  return { value, code: begins(found, 'http:') ? 'insecure' : undefined };
}

/** The address of something that plays. */
function video(found: unknown): FieldReading<string> {
  const { value, code } = address(found);
  if (value === undefined) return { code };
  const media = playableMedia(value);
  if (!media) return { code: code === 'sharePage' ? code : 'unplayable' };
  // YouTube's players are asked for by https whatever the address says.
  return 'youTubeId' in media ? { value } : shown({ value, code });
}

function begins(found: unknown, scheme: string): boolean {
  return typeof found === 'string' && found.trimStart().toLowerCase().startsWith(scheme);
}

/** The reading of a field that gave no value. */
function nothingIn(found: unknown): FieldReading<never> {
  return excerpt(found) === undefined ? {} : { code: 'unreadable' };
}

/** What was read out of a field: neither value nor code when the field is as good as empty. */
export interface FieldReading<Value> {
  readonly value?: Value | undefined;
  /** What there is to remark on it. */
  readonly code?: DiagnosticCode | undefined;
}

/** Reads a field out of whatever stands there. Total: it never throws. */
export type FieldReader<Value> = (found: unknown) => FieldReading<Value>;
