import { type Day, days, type OpeningHours } from './ShopHours';

/** The words of weekly hours in one language. */
export interface WeekWords {
  readonly days: Readonly<Record<Day, string>>;
  readonly closed: string;
  /** What stands between two ranges of a day. */
  readonly and: string;
  /** A range of two 24-hour HH:MM. Without a comma, because a comma stands between parts of the week. */
  readonly range: (opens: string, closes: string) => string;
}

/** The hours of every day of the week in one line: "Mon-Sat 10 am to 8:30 pm, Sun closed". */
export function openingHoursText(times: readonly OpeningHours[], words: WeekWords): string {
  const runs: { first: Day; last: Day; hours: string }[] = [];
  for (const day of days) {
    const hours = hoursOn(day, times, words);
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs
    .map(({ first, last, hours }) => {
      const name = words.days[first];
      return `${first === last ? name : `${name}-${words.days[last]}`} ${hours}`;
    })
    .join(', ');
}

function hoursOn(
  day: Day,
  times: readonly OpeningHours[],
  { and, closed, range }: WeekWords,
): string {
  const own = times.filter((one) => one.days.includes(day));
  return own.map(({ opens, closes }) => range(opens, closes)).join(` ${and} `) || closed;
}
