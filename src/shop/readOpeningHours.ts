const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const part =
  /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;

export type Day = (typeof days)[number];

/** The days that share the same hours. Times are 24-hour HH:MM. */
export interface OpeningHours {
  readonly days: readonly Day[];
  readonly opens: string;
  readonly closes: string;
}

/** Parses opening hours such as "Mo-Sa 10:00-20:30, Su 10:00-14:00"; undefined if malformed. */
export function readOpeningHours(text: string): OpeningHours[] | undefined {
  const parts = text.split(',').map((one) => readPart(one.trim()));
  return parts.every((one) => one !== undefined) ? parts : undefined;
}

function readPart(text: string): OpeningHours | undefined {
  const [, from, to, openHour, openMinute, closeHour, closeMinute] = text.match(part) ?? [];
  if (!from) return undefined;
  const first = days.indexOf(from as Day);
  const last = to ? days.indexOf(to as Day) : first;
  if (last < first) return undefined;
  return {
    days: days.slice(first, last + 1),
    opens: `${openHour}:${openMinute}`,
    closes: `${closeHour}:${closeMinute}`,
  };
}
