const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const part =
  /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;

export type Day = (typeof days)[number];

/** On which days the shop opens and closes when; times as 24-hour HH:MM. */
export interface OpeningHours {
  readonly days: readonly Day[];
  readonly opens: string;
  readonly closes: string;
}

/** Opening hours as people write them for machines: "Mo-Sa 10:00-20:30, Su 10:00-14:00". Undefined when malformed. */
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
