import { indianTime } from '../../shop/indianTime';

/**
 * A document's fields as if they were typed: a timestamp of the console is its day in India, an array of texts a list.
 * Further addresses in an array of pictures fill the next empty ones of `pictures`. Other values stay. Never throws.
 */
export function typedFields(
  document: unknown,
  pictures: readonly string[],
): Readonly<Record<string, unknown>> {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return {};
  const typed = Object.entries(document).map(([name, value]) => [name, typedValue(value)]);
  const fields: Record<string, unknown> = Object.fromEntries(typed);
  for (const name of pictures) {
    const addresses: unknown = Reflect.get(document, name);
    if (!isTexts(addresses)) continue;
    const [first, ...others] = addresses;
    fields[name] = first;
    const empty = pictures.filter((other) => fields[other] === undefined);
    for (const [at, other] of others.entries()) {
      const place = empty[at];
      if (place) fields[place] = other;
    }
  }
  return fields;
}

function typedValue(value: unknown): unknown {
  if (isTexts(value)) return value.join(', ');
  return dayOf(value) ?? value;
}

function isTexts(value: unknown): value is readonly (string | number)[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((one) => typeof one === 'string' || Number.isFinite(one))
  );
}

/** A year of five digits is no day, and a later one no date. */
const MOST_SECONDS = 253_402_300_800;

/** Of a timestamp of any SDK; a map with `seconds` is none. */
function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('toDate' in value)) return undefined;
  const { seconds } = value as { readonly seconds?: unknown };
  return typeof seconds === 'number' && Math.abs(seconds) < MOST_SECONDS
    ? indianTime(seconds * 1000).date
    : undefined;
}
