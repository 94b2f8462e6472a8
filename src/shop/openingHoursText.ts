import { type Day, days } from './dayNames';
import { plainWeek, type WeekWords } from './plainWeek';
import type { OpeningHours } from './readOpeningHours';

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
