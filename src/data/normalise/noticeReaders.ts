import { excerpt } from './excerpt';
import { type FieldReader, nothingIn, ofText } from './fieldReaders';
import type { ReadParts } from './partsOf';
import { readDelivery } from './readDelivery';
import { readHolidays } from './readHolidays';
import { readHours } from './readHours';

/** Readers for the lists of the shop's notice. */
export const noticeReaders = {
  hours: list(readHours),
  holidays: list(readHolidays),
  delivery: list(readDelivery),
};

/** Wrong parts are left out, each with a diagnostic. */
function list<Value>(read: (found: unknown) => ReadParts<Value>): FieldReader<readonly Value[]> {
  return ofText((found) => {
    const { values, wrong } = read(found);
    if (values.length === 0) return nothingIn(found);
    return {
      value: values,
      mistakes: wrong.map((part) => ({ code: 'unreadable', found: excerpt(part) ?? '' })),
    };
  });
}
