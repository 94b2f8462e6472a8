/** A moment in Indian time. */
interface IndianTime {
  readonly date: string;
  /** 0 for Monday to 6 for Sunday. */
  readonly weekday: number;
  /** Since midnight. */
  readonly minutes: number;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** India is ahead of UTC by this all year and everywhere, so no time zone data is needed. */
const AHEAD_MINUTES = 330;

/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 3;

/** A moment, in milliseconds since 1970, in Indian time, whatever the local time zone. */
export function indianTime(at: number): IndianTime {
  const minutes = Math.floor(at / MINUTE_MS) + AHEAD_MINUTES;
  const days = Math.floor(minutes / DAY_MINUTES);
  return {
    date: new Date(days * DAY_MINUTES * MINUTE_MS).toISOString().slice(0, 10),
    weekday: (((days + FIRST_WEEKDAY) % 7) + 7) % 7,
    minutes: minutes - days * DAY_MINUTES,
  };
}
