import sharp from 'sharp';
import { drawStatus } from '@/answers/preview/drawStatus';
import type { StatusCard, StatusGood } from '@/answers/preview/statusCard';
import { dictionaries } from '@/messages/dictionaries';

const good: StatusGood = {
  title: 'Silk Touch Honey Foundation',
  line: '₹449',
  mrp: { label: 'M.R.P.', amount: '₹599' },
  off: '25% OFF',
  picture: '/pictures/products/Foundation-1.webp',
};
const none: StatusGood = { ...good, mrp: undefined, off: '', picture: undefined };
const dear: StatusGood = {
  ...good,
  title: 'গোধূলি ক্যারামেল '.repeat(12),
  line: '₹1,12,999',
  mrp: { label: 'M.R.P.', amount: '₹1,49,999' },
};
const nine = Array.from({ length: 9 }, (_, at) => `#${at}${at}5533`);

/** A picture with these products. */
function aStatus(goods: StatusGood[], different: Partial<StatusCard> = {}): StatusCard {
  const { seo, messages } = dictionaries.en;
  return {
    shop: messages.shop.name,
    phone: '+91 00000 00000',
    place: '00 Demo Road, Berhampore',
    day: seo.status.pricesOf('2026-11-28'),
    title: 'Foundation',
    facts: goods.length > 1 ? seo.status.more(39) : '30 ml',
    colours: goods.length > 1 ? [] : nine.slice(0, 2),
    goods,
    ...different,
  };
}

const pixelsOf = (picture: Buffer) => sharp(picture).raw().toBuffer();

/** The mean difference between two pictures' rows, in steps of brightness (0 to 255). */
async function difference(one: Buffer, other: Buffer, [from, to]: readonly [number, number]) {
  const row = 1080 * 3;
  const [points, others] = [await pixelsOf(one), await pixelsOf(other)];
  const { abs } = Math;
  return (
    points
      .subarray(from * row, to * row)
      .reduce((sum, shade, at) => sum + abs(shade - (others[from * row + at] ?? 0)), 0) /
    ((to - from) * row)
  );
}

const goodsOf = (length: number, of = good) => Array.from({ length }, () => of);
const cards: [what: string, card: StatusCard][] = [
  ['one product', aStatus([good])],
  ['the dearest, with a long name and nine shades', aStatus([dear], { colours: nine })],
  ['a product without picture, M.R.P. and facts', aStatus([none], { facts: '', colours: [] })],
  ['a picture that is missing', aStatus([{ ...good, picture: '/pictures/none.webp' }])],
  [
    'a name like markup, and a shop without a letter',
    aStatus([{ ...good, title: '<b>&' }], { shop: '✨' }),
  ],
  ...[2, 3, 4, 5, 6].map((length): [string, StatusCard] => [
    `${length} products`,
    aStatus(goodsOf(length)),
  ]),
  ['six long names', aStatus(goodsOf(6, dear))],
];

const nothing = { shop: '', title: '', day: '', phone: '', place: '', facts: '', colours: [] };
const wordless = aStatus([{ ...none, title: '', line: '' }], nothing);

describe('drawStatus', () => {
  it.each(cards)('draws %s as a JPEG of 1080 × 1920 below 300,000 bytes', async (_what, card) => {
    const picture = await drawStatus(card);
    await expect(sharp(picture).metadata()).resolves.toMatchObject({
      ...{ format: 'jpeg', width: 1080, height: 1920 },
    });
    expect(picture.length).toBeLessThan(300_000);
  });

  it.each(cards)('keeps what matters of %s within the middle 1420 rows', async (_what, card) => {
    const [one, other] = [await drawStatus(card), await drawStatus(wordless)];
    for (const end of [
      [0, 250],
      [1670, 1920],
    ] as const)
      expect(await difference(one, other, end)).toBeLessThan(0.2);
  });

  it.each([
    ['the shop', { shop: 'Alpona' }, [250, 320]],
    ['the day', { day: 'Prices of 9 May 2027' }, [1460, 1515]],
    ['the phone', { phone: '+91 98765 43210' }, [1515, 1600]],
    ['the place', { place: '1 Lake Road' }, [1600, 1670]],
    ['the title', { title: 'Primer' }, [320, 400]],
    ['how many more there are', { facts: '' }, [1380, 1440]],
    ['the products', { goods: goodsOf(6, { ...good, line: '₹9' }) }, [400, 1380]],
  ] as const)('shows %s', async (_what, different, rows) => {
    const card = aStatus(goodsOf(6));
    const [one, other] = [await drawStatus(card), await drawStatus({ ...card, ...different })];
    expect(await difference(one, other, rows)).toBeGreaterThan(0.5);
  });

  it.each([
    ['name', { title: 'Shiuli' }, {}, [980, 1130]],
    ['price', { line: '₹9' }, {}, [1140, 1250]],
    ['M.R.P.', { mrp: undefined }, {}, [1240, 1310]],
    ['discount', { off: '' }, {}, [910, 980]],
    ['picture', { picture: undefined }, {}, [350, 920]],
    ['size', {}, { facts: '' }, [1380, 1440]],
    ['shades', {}, { colours: nine }, [1320, 1380]],
  ] as const)('shows the %s of one product', async (_what, different, others, rows) => {
    const changed = aStatus([{ ...good, ...different }], { ...others });
    const [one, other] = [await drawStatus(aStatus([good])), await drawStatus(changed)];
    expect(await difference(one, other, rows)).toBeGreaterThan(0.5);
  });
});
