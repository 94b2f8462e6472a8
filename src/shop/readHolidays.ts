/** Days on which the shop has different hours or is closed. Dates look like 2026-10-20, in Indian time. */
export interface Holiday {
  readonly from: string;
  /** The last day, inclusive. */
  readonly to: string;
  /** As 24-hour HH:MM, both or neither; without them the shop is closed. */
  readonly opens?: string;
  readonly closes?: string;
}

const part =
  /^(\d{4}-\d{2}-\d{2})(?: to (\d{4}-\d{2}-\d{2}))? (?:closed|((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d))$/i;

/**
 * Parses holidays as people write them: "2026-10-20 closed, 2026-10-18 to 2026-10-19 10:00-23:30". Empty for an empty
 * text; undefined if a part is malformed or a date does not exist.
 */
export function readHolidays(text: string): Holiday[] | undefined {
  const parts = text.split(',').flatMap((one) => one.trim() || []);
  const read = parts.map(readPart);
  return read.every((one) => one !== undefined)
    ? read.sort((one, other) => one.from.localeCompare(other.from))
    : undefined;
}

function readPart(text: string): Holiday | undefined {
  const [, from = '', to = from, opens, closes] = text.replace(/\s+/g, ' ').match(part) ?? [];
  if (!isDay(from) || !isDay(to) || to < from) return undefined;
  return { from, to, ...(opens && closes ? { opens, closes } : {}) };
}

/** Whether the date exists: 30 February does not. */
function isDay(date: string): boolean {
  const at = Date.parse(date);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(date) && date !== '';
}
