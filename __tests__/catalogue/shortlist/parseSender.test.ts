import { parseSender } from '@/catalogue/shortlist/parseSender';

const TODAY = '2026-11-23';
const nobody = { name: '', pin: '', comes: false, day: '' };

describe('parseSender', () => {
  it.each([
    ['nothing', undefined, nobody],
    ['null', null, nobody],
    ['another type', [1, 'Rina'], nobody],
    ['fields of other types', { name: 5, pin: {}, comes: 'yes', day: 20261125 }, nobody],
    [
      'all of it',
      { name: 'Rina', pin: '742101', comes: true, day: TODAY },
      { name: 'Rina', pin: '742101', comes: true, day: TODAY },
    ],
    ['a day that is past', { day: '2026-11-22' }, nobody],
    ['a day that is none', { day: '<b>2199</b>' }, nobody],
    ['a PIN code with other signs', { pin: '742 101-9' }, { ...nobody, pin: '742101' }],
    ['a long name', { name: 'a'.repeat(500) }, { ...nobody, name: 'a'.repeat(40) }],
  ])('reads %s', (_what, stored, read) => {
    expect(parseSender(stored, TODAY)).toEqual(read);
  });
});
