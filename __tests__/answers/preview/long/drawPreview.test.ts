import sharp from 'sharp';
import { drawPreview } from '@/answers/preview/drawPreview';
import { loadPicture } from '@/answers/preview/loadPicture';
import type { PreviewCard } from '@/seo/PreviewCard';
import { aCard } from '../../../helpers/aCard';

const none = aCard({ pictures: [] });

/** The red, green and blue values of each pixel, 0 to 255. */
function pointsOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture).raw().toBuffer();
}

/** The mean difference between the pixel values of two pictures, in steps of brightness (0 to 255). */
async function meanDifference(one: Buffer, other: Buffer): Promise<number> {
  const [points, others] = [await pointsOf(one), await pointsOf(other)];
  expect(points.length).toBe(others.length);
  // Two million iterations: globals are slow to look up in Jest's sandbox, so look this one up once.
  const { abs } = Math;
  return points.reduce((sum, shade, at) => sum + abs(shade - (others[at] ?? 0)), 0) / points.length;
}

/** A square picture of one colour. */
function aSquare(side: number): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
}

/** Enough for the demo's own pictures. Drawing the 60 million pixels that the site allows would only slow the test. */
jest.mock('@/pictures/pictureLimits', () => ({
  ...jest.requireActual('@/pictures/pictureLimits'),
  pictureLimits: { pixels: 1440 * 1440 },
}));
jest.mock('@/answers/preview/loadPicture', () => ({
  loadPicture: jest.fn(jest.requireActual('@/answers/preview/loadPicture').loadPicture),
}));

const four = [1, 2, 3, 4].map((n) => `/pictures/products/Foundation-${n}.webp`);
const product = aCard({
  title: 'Silk Touch Honey Foundation',
  line: '₹449',
  mrp: { label: 'M.R.P.', amount: '₹599' },
  pictures: four.slice(0, 1),
  large: true,
});
const longNames = ['Everyday Foundation '.repeat(12), 'গোলাপ '.repeat(40), 'W'.repeat(300)];
const products: [what: string, card: PreviewCard][] = [
  ['a product', product],
  ['a product of ₹1,12,999.50', { ...product, line: '₹1,12,999.50' }],
  ...longNames.map((title): [string, PreviewCard] => [
    `a product called ${title.slice(0, 12)} and so on`,
    { ...product, title },
  ]),
];
const cards: [what: string, card: PreviewCard][] = [
  ...products,
  ['four pictures', aCard({ pictures: four })],
  ['no picture', none],
  ['a Hindi title', aCard({ title: 'फाउंडेशन और प्राइमर' })],
  ['a title like markup', aCard({ title: '<b>&' })],
  ['a picture that is missing', aCard({ pictures: ['/pictures/none.webp'] })],
];

describe('drawPreview', () => {
  let drawnNone: Buffer;
  let drawnProduct: Buffer;
  beforeAll(async () => {
    [drawnNone, drawnProduct] = [await drawPreview(none), await drawPreview(product)];
  });

  it.each(cards)('draws %s as a JPEG of 1200 × 630 below 250,000 bytes', async (_what, card) => {
    const picture = await drawPreview(card);
    await expect(sharp(picture).metadata()).resolves.toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(picture.length).toBeLessThan(250_000);
    const { channels } = await sharp(picture).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(8);
  });

  it.each([
    ['the title', aCard({ pictures: [], title: 'Primer' })],
    ['a title like markup', aCard({ pictures: [], title: '<b>&' })],
    ['the line', aCard({ pictures: [], line: 'up to 5% off' })],
    ['a picture', aCard({ pictures: four.slice(0, 1) })],
    ['a single product in another layout', { ...none, large: true }],
  ])('shows %s', async (_what, card) => {
    expect(await meanDifference(drawnNone, await drawPreview(card))).toBeGreaterThan(0.5);
  });

  it.each([
    ['name', { ...product, title: 'Silk Touch Ivory Foundation' }],
    ['picture', { ...product, pictures: four.slice(1, 2) }],
    ['price', { ...product, line: '₹1' }],
    ['further pictures', { ...product, pictures: four.slice(0, 3) }],
    ['struck M.R.P.', { ...product, mrp: { label: 'M.R.P.', amount: '₹1,599' } }],
  ])('shows the %s of a product', async (_what, card) => {
    expect(await meanDifference(drawnProduct, await drawPreview(card))).toBeGreaterThan(0.2);
  });

  it('leaves out one further picture of a product, which would stand at one side alone', async () => {
    const picture = await drawPreview({ ...product, pictures: four.slice(0, 2) });
    expect(picture.equals(drawnProduct)).toBe(true);
  });

  it("writes the shop's name once where it is the title", async () => {
    const { shop } = none;
    const above = { left: 0, top: 0, width: 1200, height: 64 };
    const picture = sharp(await drawPreview({ ...none, title: shop })).extract(above);
    const { channels } = await sharp(await picture.png().toBuffer()).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeLessThan(1);
  });

  it.each([
    ['Bengali', 'কককক', 'মমমম'],
    ['Hindi', 'कककक', 'मममम'],
  ])(
    'draws distinct %s letters instead of the same missing-glyph box',
    async (_script, ...titles) => {
      const [one, other] = await Promise.all(
        titles.map((title) => drawPreview(aCard({ pictures: [], title }))),
      );
      expect(one && other && (await meanDifference(one, other))).toBeGreaterThan(0.2);
    },
  );

  it.each([
    ['is missing', () => undefined],
    ['is not a picture', () => Buffer.from('<html>not found</html>')],
    ['decodes to more pixels than the limit', () => aSquare(1441)],
  ])('leaves out a picture that %s and closes the gap', async (_what, bytes) => {
    const [kept] = four;
    const alone = await drawPreview(aCard({ pictures: [String(kept)] }));
    jest.mocked(loadPicture).mockResolvedValueOnce(await bytes());
    const rest = await drawPreview(aCard({ pictures: ['/pictures/broken.webp', String(kept)] }));
    expect(rest.equals(alone)).toBe(true);
  });
});
