import { decodeXML } from 'entities';
import { z } from 'zod';
import { productFeed } from '@/answers/feeds/productFeed';
import { absoluteAddress, productPath } from '@/catalogue/addresses/addresses';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
import { shop } from '@/shop/shop';
import { logged } from '../../helpers/logged';
import { rawDocument } from '../../helpers/rawDocument';
import { sourceInUse } from '../../helpers/sourceInUse';

/** The items of the feed, as maps from attribute names to values; of repeated attributes the last. */
async function itemsOfFeed(): Promise<Record<string, string>[]> {
  return [...String(await productFeed()).matchAll(/<item>(.*?)<\/item>/gs)].map(([, body = '']) =>
    Object.fromEntries(
      Array.from(body.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g), ([, name, text = '']) => [
        name,
        decodeXML(text),
      ]),
    ),
  );
}

const amount = z.string().regex(/^\d{1,8}\.\d{2} INR$/);
const address = z
  .string()
  .regex(/^https?:\/\/[^\s]+$/)
  .max(2000);
const plainText = (longest: number) => z.string().trim().min(1).max(longest);

/** Google's attributes and limits: Merchant Center, "Product data specification". */
const googleProduct = z.strictObject({
  id: z.string().regex(/^[\x21-\x7e]{1,50}$/),
  title: plainText(150),
  description: plainText(5000),
  link: address,
  image_link: address,
  additional_image_link: address.optional(),
  availability: z.enum(['in_stock', 'out_of_stock']),
  condition: z.literal('new'),
  price: amount,
  sale_price: amount.optional(),
  unit_pricing_measure: z
    .string()
    .regex(/^\d+(?:\.\d+)? (?:ml|g|ct)$/)
    .optional(),
  unit_pricing_base_measure: z.enum(['10 ml', '10 g', '1 ct']).optional(),
  brand: plainText(70).optional(),
  identifier_exists: z.literal('no').optional(),
});

/** Every shelf is empty, except that `on` has these documents. */
function shelvesHave(documents: Record<string, Record<string, unknown>>, on = 'MAKEUP-Primer') {
  const raw = Object.entries(documents).map(([id, fields]) => rawDocument(fields, id));
  sourceInUse('demo').mockImplementation(async (name) => (name === on ? raw : []));
}

const whole = { title: 'Matt primer', price: 400, img: '/pictures/products/Primer-1.webp' };

beforeEach(() => {
  logged('info');
  logged('warn');
  logged('error');
  jest.replaceProperty(shop, 'siteAddress', 'https://rupkatha.example');
});

describe('productFeed', () => {
  it('lists every demo product in the format that Google documents', async () => {
    const products = z.array(googleProduct).parse(await itemsOfFeed());
    expect(products.length).toBeGreaterThan(150);
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    expect(products.filter(({ sale_price }) => sale_price).length).toBeGreaterThan(100);
  });

  it('gives the struck M.R.P. as the price, and the price as the sale price', async () => {
    shelvesHave({ a: { ...whole, mrp: 500 }, b: { ...whole, title: 'Other', mrp: 300, off: 10 } });
    expect(await itemsOfFeed()).toMatchObject([
      { id: 'Primer-a', price: '500.00 INR', sale_price: '400.00 INR', identifier_exists: 'no' },
      { id: 'Primer-b', price: '400.00 INR' },
    ]);
  });

  it('gives the further pictures', async () => {
    const further = { img2: 'https://pictures.example/a,b.webp', img3: '/pictures/c.webp' };
    const links = ['https://pictures.example/a,b.webp', 'https://rupkatha.example/pictures/c.webp'];
    shelvesHave({ a: { ...whole, ...further }, b: { ...whole, title: 'Other' } });
    const xml = String(await productFeed());
    const tags = xml.match(/(?<=<g:additional_image_link>)[^<]*/g);
    expect(tags).toEqual(links);
  });

  it('names the shades that the shop has, gives the size for prices per unit, and the brand', async () => {
    const shades = 'Honey #c68642, Ivory (sold out), Rose';
    shelvesHave({ a: { ...whole, des: 'Soft.', shades, size: '4 x 2 g', brand: 'Studio' } });
    const description = 'Soft. Shades: Honey, Rose. Size: 4 x 2 g.';
    const [item] = await itemsOfFeed();
    expect(item).toMatchObject({
      description,
      unit_pricing_measure: '8 g',
      unit_pricing_base_measure: '10 g',
      brand: 'Studio',
    });
  });

  it('marks sold-out products', async () => {
    shelvesHave({ a: whole, b: { ...whole, title: 'Gone', soldOut: 'yes' } });
    expect((await itemsOfFeed()).map((one) => one.availability)).toEqual([
      'in_stock',
      'out_of_stock',
    ]);
  });

  it('leaves out products without price or picture, hidden ones, and those that are over', async () => {
    shelvesHave({
      a: { ...whole, price: 'ask' },
      b: { ...whole, img: '' },
      c: { ...whole, hidden: true },
      f: { ...whole, until: '2020-01-31' },
      d: whole,
    });
    expect((await itemsOfFeed()).map(({ id }) => id)).toEqual(['Primer-d']);
  });

  it("lists a product of two shelves once, and gives a brand only to products found on the brand's shelf alone", async () => {
    const own = { ...whole, title: 'Own', img: '/pictures/products/Primer-2.webp' };
    sourceInUse('demo').mockImplementation(async (name) => {
      if (name === 'HUDA BEAUTY BRAND') return [rawDocument(whole, 'x'), rawDocument(own, 'y')];
      return name === 'MAKEUP-Primer' ? [rawDocument(whole, 'x')] : [];
    });
    const items = await itemsOfFeed();
    expect(items.map(({ id, brand }) => [id, brand])).toEqual([
      ['Primer-x', undefined],
      ['huda-brand-y', 'Huda Beauty'],
    ]);
  });

  it('stays well-formed for any ids and titles, and keeps ids distinct', async () => {
    const hostile = '"=1+1", <b>&</b>\n\u202eক্ষ 🙂'.repeat(9);
    shelvesHave({
      [hostile.slice(0, 60)]: { ...whole, title: hostile, des: hostile },
      [`${hostile.slice(0, 60)}2`]: { ...whole, title: '=cmd' },
      'a-b': { ...whole, title: '1' },
      a_b: { ...whole, title: '2' },
      // They differ in what is beyond the 50 characters that an id may have.
      [`${'a'.repeat(48)}1`]: { ...whole, title: '3' },
      [`${'a'.repeat(48)}2`]: { ...whole, title: '4' },
    });
    const products = z.array(googleProduct).parse(await itemsOfFeed());
    expect(new Set(products.map(({ id }) => id)).size).toBe(6);
  });

  it('never gives a price that is older than an hour', async () => {
    jest.useFakeTimers({ now: 1_795_000_000_000 });
    shelvesHave({ a: whole });
    const prices = async () => (await itemsOfFeed()).map(({ price }) => price);
    expect(await prices()).toEqual(['400.00 INR']);
    shelvesHave({ a: { ...whole, price: 300 } });
    jest.setSystemTime(Date.now() + 60 * 60_000);
    expect(await prices()).toEqual(['300.00 INR']);
    jest.useRealTimers();
  });

  it('links to the page and the picture of each product', async () => {
    shelvesHave({ 'a/b': whole });
    const [item] = await itemsOfFeed();
    const page = productPath({ slug: 'Primer' }, { id: 'a/b', title: whole.title });
    expect(item?.link).toBe(absoluteAddress(page));
    expect(item?.image_link).toBe(absoluteAddress(whole.img));
  });

  it('rejects while a shelf was never read, because a feed without its products would delist them', async () => {
    sourceInUse('demo').mockImplementation(async (name) => {
      if (name === 'WAX Stick') throw new CatalogueReadError(name, 'away');
      return [];
    });
    await expect(productFeed()).rejects.toMatchObject({
      name: 'CatalogueReadError',
      message: expect.stringContaining('WAX Stick'),
    });
  });
});
