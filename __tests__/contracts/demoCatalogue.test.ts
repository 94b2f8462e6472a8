import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { allCollections } from '@/catalogue/allCollections';
import { categories } from '@/catalogue/categories';
import { productCollection } from '@/catalogue/collections';
import { normaliseCollection } from '@/data/normalise/normaliseCollection';
import type { RawDocument } from '@/data/source/CatalogueSource';
import { demoSource } from '@/data/source/demoSource';
import { otherLanguageCodes } from '@/shop/languages';
import { normalise } from '../helpers/normalise';

const PICTURES = '/pictures/products/';
const FIELDS = ['delivery', 'des', 'img', 'mrp', 'off', 'price', 'title'];

function read(collection: string): Promise<RawDocument[]> {
  return demoSource().read(collection, Number.POSITIVE_INFINITY);
}

function readAll(of: readonly { readonly name: string }[]): Promise<RawDocument[][]> {
  return Promise.all(of.map(({ name }) => read(name)));
}

/** Every text in a document that is the address of a file of this site. */
function addressesIn({ fields }: RawDocument): string[] {
  return Object.values(fields as object).filter(
    (value) => typeof value === 'string' && value.startsWith('/pictures/'),
  );
}

describe('the demo catalogue', () => {
  it('has a file for every collection that the site reads, and no other', () => {
    const files = readdirSync('demo').map((file) => path.parse(file));
    expect(files.map(({ name }) => name).sort()).toEqual(
      allCollections.map(({ name }) => name).sort(),
    );
    expect(new Set(files.map(({ ext }) => ext))).toEqual(new Set(['.json']));
    expect(files).toHaveLength(43);
  });

  it('fills every shelf with complete products', async () => {
    for (const category of categories) {
      const { name, limit } = productCollection(category);
      const documents = await read(name);
      expect(documents.length).toBeGreaterThan(0);
      expect(documents.length).toBeLessThanOrEqual(limit);
      for (const document of documents) {
        expect(normalise('product', document).item).toMatchObject({
          title: expect.any(String),
          description: expect.any(String),
          delivery: expect.any(String),
          price: expect.any(Number),
          image: expect.stringContaining(PICTURES),
        });
        expect(Object.keys(document.fields as object)).toEqual(expect.arrayContaining(FIELDS));
      }
    }
  });

  it('says everything in every language: each text of a product and of a customer', async () => {
    const translated = ['title', 'des', 'shades', 'use', 'inside', 'delivery'];
    const spoken = ['title', 'words', 'customer', 'town'];
    const lacking = async (collection: string, texts: readonly string[]) =>
      (await read(collection)).flatMap(({ id, fields }) =>
        Object.keys(fields as object)
          .filter((name) => texts.includes(name))
          .flatMap((name) => otherLanguageCodes.map((code) => `${name}_${code}`))
          .filter((name) => !(name in (fields as object)))
          .map((name) => `${collection} ${id}: ${name}`),
      );
    const shelves = categories.map(({ collection }) => lacking(collection, translated));
    const lacked = await Promise.all([...shelves, lacking('VIDEO YOUTUBE', spoken)]);
    expect(lacked.flat()).toEqual([]);
  });

  it('has pictures in every collection of items, and all their files exist', async () => {
    const pictured = allCollections.filter(({ kind }) => kind !== 'notice');
    const addresses = (await readAll(pictured)).map((each) => each.flatMap(addressesIn));
    expect(addresses.filter((each) => each.length === 0)).toEqual([]);
    expect(addresses.flat().filter((address) => !existsSync(`public${address}`))).toEqual([]);
  });

  it('has no diagnostics except some long titles, which are there for tests', async () => {
    for (const collection of allCollections) {
      const { diagnostics } = normaliseCollection(collection, await read(collection.name));
      expect(diagnostics.filter(({ code }) => code !== 'longTitle')).toEqual([]);
    }
  });
});
