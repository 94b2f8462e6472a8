/** What is wrong with the value of a property that stands at `at`. */
export type Check = (value: unknown, at: string) => string[];

/** The kinds of values that properties of structured data have. */
export const checks = {
  text: checked('a text', (value) => typeof value === 'string' && value.trim() !== ''),
  natural: checked('a whole number', (value) => Number.isInteger(value) && Number(value) >= 0),
  place: checked('a position from 1', (value) => Number.isInteger(value) && Number(value) > 0),
  phone: checked('a phone number with country code', (value) =>
    /^\+[1-9]\d{9,14}$/.test(String(value)),
  ),
  country: checked('a country code of two letters', (value) => /^[A-Z]{2}$/.test(String(value))),
  clock: checked('a time such as 09:30', (value) =>
    /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(String(value)),
  ),
  day: checked('a day of the week in English', (value) =>
    /^(?:https:\/\/schema\.org\/)?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(String(value)),
  ),
  address: checked('an absolute address', (value) => /^https?:\/\/[^/\s]+\//.test(String(value))),
  amount: checked('an amount in rupees', (value) => typeof value === 'number' && value >= 0),
  rupees: checked('INR', (value) => value === 'INR'),
  struck: checked('the struck price', (value) => value === 'https://schema.org/StrikethroughPrice'),
  soldOut: checked('that it is sold out', (value) => value === 'https://schema.org/OutOfStock'),
  date: checked('a day such as 2026-10-20', (value) => /^\d{4}-\d{2}-\d{2}$/.test(String(value))),
  degrees,
  oneOrMore,
};

function checked(what: string, is: (value: unknown) => boolean): Check {
  return (value, at) => (is(value) ? [] : [`${at}: should be ${what}`]);
}

function degrees(most: number): Check {
  const is = (value: unknown) => typeof value === 'number' && Math.abs(value) <= most;
  return checked(`degrees up to ${most}`, is);
}

function oneOrMore(check: Check): Check {
  return (value, at) => (Array.isArray(value) ? value : [value]).flatMap((one) => check(one, at));
}
