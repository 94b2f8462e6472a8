import { type Day, days } from './dayNames';
import type { OpeningHours } from './readOpeningHours';

/** The words of weekly hours: the short names of days, and what stands for a day without hours and between two ranges. */
export interface WeekWords {
  readonly days: Readonly<Record<Day, string>>;
  readonly closed: string;
  readonly and: string;
}

/** The words of the settings' own form, which `readOpeningHours` reads. */
export const plainWeek: WeekWords = {
  days: { Mo: 'Mo', Tu: 'Tu', We: 'We', Th: 'Th', Fr: 'Fr', Sa: 'Sa', Su: 'Su' },
  closed: 'closed',
  and: 'and',
};

/** Weekly hours in one form, whatever was typed: "Mo-Sa 10:00-20:30, Su closed". Names every day. */
export function openingHoursText(
  times: readonly OpeningHours[],
  words: WeekWords = plainWeek,
): string {
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

function hoursOn(day: Day, times: readonly OpeningHours[], { and, closed }: WeekWords): string {
  const own = times.filter((one) => one.days.includes(day));
  return own.map(({ opens, closes }) => `${opens}-${closes}`).join(` ${and} `) || closed;
}
