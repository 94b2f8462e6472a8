import sharp from 'sharp';
import { drawStatus } from '@/answers/preview/drawStatus';
import { dictionaries } from '@/messages/dictionaries';
import type { StatusCard, StatusGood } from '@/seo/StatusCard';

const good: StatusGood = {
  name: 'Silk Touch Honey Foundation',
  price: '₹449',
  mrp: { label: 'M.R.P.', amount: '₹599' },
  off: '25% OFF',
  picture: '/pictures/products/Foundation-1.webp',
  size: '30 ml',
  colours: ['#d2956c', '#e0b98f'],
  shades: '',
};
const { name, price, ...rest } = good;
const none: StatusGood = { name, price, off: '', size: '', colours: [], shades: '' };
const dear: StatusGood = {
  ...rest,
  name: 'গোধূলি ক্যারামেল '.repeat(12),
  price: '₹1,12,999',
  mrp: { label: 'M.R.P.', amount: '₹1,49,999' },
  colours: Array.from({ length: 9 }, (_, at) => `#${at}${at}5533`),
};

/** A picture with these products. */
function aStatus(goods: readonly StatusGood[], different: Partial<StatusCard> = {}): StatusCard {
  const { seo, messages } = dictionaries.en;
  return {
    shop: messages.shop.name,
    phone: '+91 00000 00000',
    place: '00 Demo Road, Berhampore',
    day: seo.status.pricesOf('2026-11-28'),
    title: 'Foundation',
    more: seo.status.more(39),
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
  ['the dearest, with a long name and nine shades', aStatus([dear])],
  ['a product without picture, M.R.P., size and shades', aStatus([none])],
  ['a picture that is missing', aStatus([{ ...good, picture: '/pictures/none.webp' }])],
  ...[2, 3, 4, 5, 6].map((length): [string, StatusCard] => [
    `${length} products`,
    aStatus(goodsOf(length)),
  ]),
  ['six long names', aStatus(goodsOf(6, dear))],
];

describe('drawStatus', () => {
  it.each(cards)('draws %s as a JPEG of 1080 × 1920 below 300,000 bytes', async (_what, card) => {
    const picture = await drawStatus(card);
    await expect(sharp(picture).metadata()).resolves.toMatchObject({
      ...{ format: 'jpeg', width: 1080, height: 1920 },
    });
    expect(picture.length).toBeLessThan(300_000);
  });

  it.each(cards)('keeps what matters of %s within the middle 1420 rows', async (_what, card) => {
    const [one, other] = [await drawStatus(card), await drawStatus(aStatus(goodsOf(1, none)))];
    for (const end of [
      [0, 250],
      [1670, 1920],
    ] as const)
      expect(await difference(one, other, end)).toBeLessThan(0.2);
  });

  it.each([
    ['the shop', { shop: 'Alpona' }, [250, 330]],
    ['the day', { day: 'Prices of 9 May 2027' }, [1460, 1515]],
    ['the phone', { phone: '+91 98765 43210' }, [1515, 1600]],
    ['the place', { place: '1 Lake Road' }, [1600, 1670]],
    ['the title', { title: 'Primer' }, [330, 420]],
    ['how many more there are', { more: '' }, [1380, 1440]],
    ['the products', { goods: goodsOf(6, { ...good, price: '₹9' }) }, [420, 1370]],
  ] as const)('shows %s', async (_what, different, rows) => {
    const card = aStatus(goodsOf(6));
    const [one, other] = [await drawStatus(card), await drawStatus({ ...card, ...different })];
    expect(await difference(one, other, rows)).toBeGreaterThan(0.5);
  });

  it.each([
    ['name', { name: 'Shiuli' }, [1040, 1180]],
    ['price', { price: '₹9' }, [1190, 1310]],
    ['M.R.P.', { mrp: undefined }, [1190, 1310]],
    ['discount', { off: '' }, [1190, 1310]],
    ['size', { size: '' }, [1330, 1390]],
    ['shades', { colours: ['#d2956c'] }, [1330, 1390]],
    ['shades in words', { shades: '9 shades' }, [1330, 1390]],
    ['picture', { picture: undefined }, [350, 1010]],
  ] as const)('shows the %s of one product', async (_what, different, rows) => {
    const { mrp, ...others } = { ...good, ...different };
    const changed: StatusGood = { ...others, ...(mrp && { mrp }) };
    const [one, other] = [await drawStatus(aStatus([good])), await drawStatus(aStatus([changed]))];
    expect(await difference(one, other, rows)).toBeGreaterThan(0.5);
  });
});
