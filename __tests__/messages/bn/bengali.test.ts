import { bengaliDictionary } from '@/messages/bn/bengaliDictionary';

const { messages, contact, filter, product, search, seo, shortlist, categoryIntros } =
  bengaliDictionary;

describe('opening hours in Bengali', () => {
  const { openNow, opensAgain } = messages.hours;
  it.each([
    [openNow(), 'এখন খোলা'],
    [openNow(20 * 60 + 30), 'এখন খোলা, রাত 8:30 পর্যন্ত'],
    [opensAgain(0, 0, 600), 'এখন বন্ধ, সকাল 10টায় খুলবে'],
    [opensAgain(1, 1, 630), 'এখন বন্ধ, কাল সকাল 10:30-এ খুলবে'],
    [opensAgain(2, 6, 840), 'এখন বন্ধ, রবিবার দুপুর 2টোয় খুলবে'],
    [opensAgain(9, 6, 840), 'এখন বন্ধ, 9 দিন পরে দুপুর 2টোয় খুলবে'],
  ])('say %s', (said, expected) => {
    expect(said).toBe(expected);
  });

  it.each([
    ['2026-10-20', '2026-10-20', undefined, '20 অক্টোবর 2026: বন্ধ'],
    ['2026-10-20', '2026-10-22', '12:00', '20 অক্টোবর 2026 থেকে 22 অক্টোবর 2026: 12:00-21:00'],
  ])('name a holiday from %s to %s', (from, to, opens, said) => {
    expect(contact.holiday(from, to, opens, opens && '21:00')).toBe(said);
  });
});

describe('the moment of a reading in Bengali', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['2026-11-09T15:04', 'বিকেল 3:04'],
    ['2026-11-08T09:00', '8 নভেম্বর, সকাল 9টা'],
  ])('at noon of 9 November, %s is %s', (moment, said) => {
    jest.useFakeTimers({ now: new Date(2026, 10, 9, 12) });
    expect(messages.moment(new Date(moment))).toBe(said);
  });
});

describe('the words around numbers in Bengali', () => {
  it.each([
    [search.productsAt({}, false), 'জিনিস'],
    [search.productsAt({ most: 300 }, true), 'ছাড়ের জিনিস, ₹300 পর্যন্ত'],
    [search.productsAt({ least: 300 }, false), 'জিনিস, ₹300 থেকে'],
    [search.productsAt({ least: 300, most: 1500 }, false), 'জিনিস, ₹300 থেকে ₹1,500'],
    [search.found(0, 1), '1টি জিনিস'],
    [search.found(2, 3), '2টি বিভাগ, 3টি জিনিস'],
    [filter.span(undefined, 300), '₹300-র কম'],
    [filter.span(300, 500), '₹300 থেকে ₹500-র কম'],
    [filter.span(500, undefined), '₹500 বা তার বেশি'],
    [messages.category.prices('₹300', '₹300'), '₹300'],
    [messages.category.prices('₹300', '₹500'), '₹300 থেকে ₹500'],
    [shortlist.printed(1), ''],
    [shortlist.printed(3, 'লাল'), '3টি, লাল'],
    [shortlist.message.line('কাজল', 1, '₹99', ''), 'কাজল, ₹99'],
    [shortlist.message.line('কাজল', 2, '₹99', 'কালো'), 'কাজল × 2, ₹99 (কালো)'],
    [shortlist.message.total('₹99', 0), 'মোট ₹99'],
    [shortlist.message.total('₹99', 2), 'মোট ₹99, আর 2টির দাম জানাবেন'],
    [
      product.delivery.answer('742101', 'আজ বা কাল', product.delivery.belowFree('₹30', '₹999')),
      '742101-এ ডেলিভারি: আজ বা কাল, ₹30, ₹999-র বেশি কিনলে ফ্রি।',
    ],
    [product.delivery.answer('1', undefined, product.delivery.free), '1-এ ডেলিভারি: ফ্রি।'],
    [product.howToBuy({}), 'কীভাবে কিনবেন: জিজ্ঞেস করা, এসে নেওয়া বা আনিয়ে নেওয়া'],
    [
      product.howToBuy({ payment: 'নগদ', exchange: 'হয়', original: 'হ্যাঁ' }),
      'কীভাবে কিনবেন: জিজ্ঞেস করা, দাম মেটানো, এসে নেওয়া বা আনিয়ে নেওয়া, বদল, আসল জিনিস',
    ],
  ])('say %s', (said, expected) => {
    expect(said).toBe(expected);
  });
});

describe('what search engines read in Bengali', () => {
  const { town } = messages.place;

  it('describes each page in a length that they show', () => {
    const { product: _cut, ...descriptions } = seo.descriptions;
    const lengths = Object.entries(descriptions).map(([page, description]) => [
      page,
      description('Rupkatha Beauty', town, seo.homeDelivery).trimEnd().length,
    ]);
    expect(lengths.filter(([, length]) => Number(length) < 70 || Number(length) > 160)).toEqual([]);
  });

  it('has one distinct sentence on each of the 39 categories', () => {
    const intros = Object.values(categoryIntros);
    expect(intros.filter((intro) => !/^[^।]{40,180}।$/u.test(intro))).toEqual([]);
    expect(new Set(intros).size).toBe(39);
  });

  it('tells categories apart by title and by name on cards', () => {
    const labels = Object.values(messages.categories);
    expect(new Set(labels.map(({ title }) => title)).size).toBe(39);
    expect(new Set(labels.map(({ title, card = title }) => card)).size).toBe(39);
  });
});
