import type { WeekWords } from '@/shop/openingHoursText';
import { clock, clockRange } from './calendar';

/** The words of weekly hours such as "Mon-Sat 10 am to 8:30 pm, Sun closed", which settings can say, too. */
const week: WeekWords = {
  days: { Mo: 'Mon', Tu: 'Tue', We: 'Wed', Th: 'Thu', Fr: 'Fri', Sa: 'Sat', Su: 'Sun' },
  closed: 'closed',
  and: 'and',
  range: clockRange,
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const hoursMessages = {
  week,
  open: (hours: string) => `Open: ${hours}`,
  /** `until`: minutes since midnight; absent: never closes. */
  openNow: (until?: number) => (until === undefined ? 'Open now' : `Open till ${clock(until)}`),
  closedNow: 'Closed now',
  /** `inDays`: 0 for today; `weekday`: 0 for Monday; `minutes`: since midnight. */
  opensAgain: (inDays: number, weekday: number, minutes: number) => {
    if (inDays === 0) return `Closed, opens at ${clock(minutes)}`;
    if (inDays === 1) return `Closed, opens tomorrow at ${clock(minutes)}`;
    if (inDays < 7) return `Closed, opens on ${weekdays[weekday]} at ${clock(minutes)}`;
    return `Closed, opens in ${inDays} days at ${clock(minutes)}`;
  },
  /** The longest of the four texts above, at any width. */
  longestNow: 'Closed, opens on Wednesday at 10:50 pm',
};
