import { noticeReaders } from '@/data/normalise/noticeReaders';
import { deskMessages } from '@/messages/deskMessages';
import fc from '../../helpers/fastCheck';
import { normalise } from '../../helpers/normalise';

const notice = (fields: unknown) => normalise('notice', { id: 'shop', fields });

describe('hours', () => {
  it.each([
    [
      'Mo-Sa 10:00-20:30, Su 10:00-14:00',
      [
        { days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'], opens: '10:00', closes: '20:30' },
        { days: ['Su'], opens: '10:00', closes: '14:00' },
      ],
    ],
    ['mo ১০:০০-২০:৩০', [{ days: ['Mo'], opens: '10:00', closes: '20:30' }]],
    ['Sa-Mo 9:00-02:00', [{ days: ['Mo', 'Sa', 'Su'], opens: '09:00', closes: '02:00' }]],
    [
      'Mo 10:00-13:00\nMo 16:00-20:00; Tu 16:00-20:00',
      [
        { days: ['Mo'], opens: '10:00', closes: '13:00' },
        { days: ['Mo', 'Tu'], opens: '16:00', closes: '20:00' },
      ],
    ],
    [
      'Mo-Tu 10:00-20:00, Tu 10:00-14:00',
      [
        { days: ['Mo'], opens: '10:00', closes: '20:00' },
        { days: ['Tu'], opens: '10:00', closes: '14:00' },
      ],
    ],
  ])('reads %j', (typed, values) => {
    expect(noticeReaders.hours(typed).value).toEqual(values);
  });

  it.each([
    'Mon-Sat 10am-8pm',
    'Mo 10-20',
    'daily 10:00-20:00',
    'Mo 25:00-26:00',
    'Mo closed',
    '10:00-20:00',
  ])('names %j as wrong, and reads the rest', (part) => {
    expect(noticeReaders.hours(`Su 10:00-14:00, ${part}`)).toEqual({
      value: [{ days: ['Su'], opens: '10:00', closes: '14:00' }],
      mistakes: [{ code: 'unreadable', typed: part }],
    });
  });
});

describe('holidays', () => {
  it('reads days and spans, closed or with hours, in the order of their dates', () => {
    const typed = '2027-10-12 to 2027-10-14 10:00-23:30; ২০২৭-১০-০৯ closed\n2027-10-10 CLOSED';
    expect(noticeReaders.holidays(typed)).toEqual({
      value: [
        { from: '2027-10-09', to: '2027-10-09' },
        { from: '2027-10-10', to: '2027-10-10' },
        { from: '2027-10-12', to: '2027-10-14', opens: '10:00', closes: '23:30' },
      ],
      mistakes: [],
    });
  });

  it.each([
    '9 Oct 2027 closed',
    '2027-02-30 closed',
    '2027-10-09',
    '2027-10-12 to 2027-10-10 closed',
  ])('names %j as wrong', (part) =>
    expect(noticeReaders.holidays(part)).toEqual({ code: 'unreadable' }),
  );
});

describe("the shop's notice", () => {
  it('has hours, holidays and the areas of delivery, in other languages too', () => {
    const { item, diagnostics } = notice({
      hours: 'Mo 10:00-20:30',
      holidays: '2027-10-09 closed',
      delivery: 'Berhampore town: today, ₹30\n\nOther places : by courier, 12:00 at the latest',
      delivery_bn: 'বহরমপুর শহর: আজ, ₹30',
    });
    expect(item).toEqual({
      id: 'shop',
      hours: {
        times: [{ days: ['Mo'], opens: '10:00', closes: '20:30' }],
        holidays: [{ from: '2027-10-09', to: '2027-10-09' }],
      },
      delivery: [
        { area: 'Berhampore town', terms: 'today, ₹30' },
        { area: 'Other places', terms: 'by courier, 12:00 at the latest' },
      ],
      translations: { bn: { delivery: [{ area: 'বহরমপুর শহর', terms: 'আজ, ₹30' }] } },
    });
    expect(diagnostics).toEqual([]);
  });

  it.each<[fields: unknown, isThere: boolean, diagnostics: object[]]>([
    [{}, false, [{ code: 'missing', field: 'hours' }, { code: 'leftOut' }]],
    [
      { hours: 'Mo 10-8', holidays: '2027-10-09 closed' },
      false,
      [{ code: 'unreadable', field: 'hours', typed: 'Mo 10-8' }, { code: 'leftOut' }],
    ],
    [
      { hours: 'Mo 10:00-20:00, Tu 10-8', holidays: 'Monday', delivery: 'everywhere' },
      true,
      [
        { code: 'unreadable', field: 'hours', typed: 'Tu 10-8' },
        { code: 'unreadable', field: 'holidays', typed: 'Monday' },
        { code: 'unreadable', field: 'delivery', typed: 'everywhere' },
      ],
    ],
    [{ delivery: 'Town: ₹30' }, true, [{ code: 'missing', field: 'hours' }]],
    [{ hours: ['Mo'] }, false, [{ code: 'unreadable', field: 'hours' }, { code: 'leftOut' }]],
  ])('of %j leaves out what is wrong, and names it', (fields, isThere, expected) => {
    const { item, diagnostics } = notice(fields);
    expect(item !== undefined).toBe(isThere);
    expect(diagnostics).toMatchObject(expected);
    expect(diagnostics).toHaveLength(expected.length);
  });

  it.each(Object.entries(deskMessages))(
    'is read as the help of the sheet shows it (%s)',
    (_, { help }) => {
      const { hours, holidays, delivery } = help;
      expect(notice({ hours, holidays, delivery })).toMatchObject({
        item: { hours: { holidays: [{ from: '2027-10-09' }, { from: '2027-10-20' }] } },
        diagnostics: [],
      });
    },
  );

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (value, text) => {
        notice({ hours: value, holidays: text, delivery: value, delivery_hi: text });
        notice({ hours: text, holidays: value, delivery: text });
      }),
    );
  });
});
