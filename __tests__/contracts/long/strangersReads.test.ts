import { readFileSync } from 'node:fs';
import type { NextApiRequest } from 'next';
import { renewReport } from '@/answers/diagnostics/renewReport';
import { staticReport } from '@/answers/diagnostics/staticReport';
import { answerShelf } from '@/answers/shelves/answerShelf';
import { allCollections } from '@/catalogue/allCollections';
import { categories } from '@/catalogue/categories';
import { allOffers } from '@/catalogue/offers/offerLists';
import { readOffers } from '@/data/offers/readOffers';
import { anApiResponse } from '../../helpers/anApiResponse';
import { aShop } from '../../helpers/aShop';
import { logged } from '../../helpers/logged';
import { resetCaches } from '../../helpers/resetCaches';

const WHOLE = 1860;
const page = readFileSync('docs/reads-and-costs.md', 'utf8');

/** A shop whose collections all have more documents than are shown. */
function aFullShop() {
  return aShop(
    ...allCollections.map(({ name, limit }) => {
      const titles = Array.from({ length: limit + 5 }, (_, index) => `n${index}`);
      return [name, Object.fromEntries(titles.map((title) => [title, { title }]))] as const;
    }),
  );
}

/** The documents that the site reads while a stranger asks it `often` times, a minute apart. */
async function readBy(
  often: number,
  ask: (minute: number, shop: ReturnType<typeof aShop>) => Promise<unknown>,
): Promise<number> {
  resetCaches();
  const shop = aFullShop();
  const start = Date.now();
  const clock = jest.spyOn(Date, 'now');
  for (let minute = 0; minute < often; minute += 1) {
    clock.mockReturnValue(start + minute * 60_000);
    await ask(minute, shop);
  }
  clock.mockRestore();
  const read = await Promise.all(shop.read.mock.results.map(({ value }) => value));
  return read.flat().length;
}

async function checkNow(): Promise<void> {
  const response = anApiResponse();
  const revalidate = () => staticReport('en');
  Object.assign(response, { revalidate, redirect: () => response });
  const request = { method: 'GET', url: '/api/report/en', query: { language: 'en' } };
  await renewReport(request as unknown as NextApiRequest, response);
}

async function askForShelf(name: string): Promise<void> {
  const request = { method: 'HEAD', query: { collection: name } };
  await answerShelf(request as unknown as NextApiRequest, anApiResponse());
}

describe('what strangers can have read', () => {
  beforeEach(() => {
    for (const level of ['info', 'warn', 'error'] as const) logged(level);
  });

  it('is the whole catalogue once in half an hour by the report, however often it is renewed', async () => {
    expect(await readBy(31, checkNow)).toBe(2 * WHOLE);
    expect(page).toContain(`at most ${WHOLE.toLocaleString('en-IN')} for a single visit`);
    expect(page).toContain(`${(48 * WHOLE).toLocaleString('en-IN')} documents a day`);
  });

  it('is one shelf by the question for one, and nothing more within a minute', async () => {
    const [{ name = '', limit = 0 } = {}] = allCollections;
    expect(await readBy(26, () => askForShelf(name))).toBe(26 * (limit + 1));
    expect(
      await readBy(1, async () => {
        for (let times = 0; times < 26; times += 1) await askForShelf(name);
      }),
    ).toBe(limit + 1);
  });

  it('is what the report is made from, so that a press after the shelves shows what she mended', async () => {
    const [{ name = '' } = {}] = allCollections;
    const faults: number[] = [];
    await readBy(2, async (minute, { set }) => {
      if (minute === 1) {
        set(name, 'n0', {
          title: 'Mended',
          price: 120,
          img: '/pictures/products/Wax-stick-1.webp',
        });
        await askForShelf(name);
      }
      const {
        error = 0,
        warning = 0,
        hint = 0,
      } = (await staticReport('en')).props?.report.totals ?? {};
      faults.push(error + warning + hint);
    });
    expect(faults[1]).toBeLessThan(faults[0] ?? 0);
  });
});

describe('a day of the offers alone', () => {
  afterEach(() => jest.useRealTimers());

  it('costs less than 10,000 documents in a full shop, as docs/reads-and-costs.md states', async () => {
    resetCaches();
    const names = Array.from({ length: 45 }, (_, n) => `p${n}`);
    const { read } = aShop(
      ...categories.map(({ collection }, shelf) => {
        const documents = names.map((title, n) => {
          const off = 1 + ((7 * n + shelf) % 90);
          return [title, { title, mrp: 1000, off, price: 10 * (100 - off) }] as const;
        });
        return [collection, Object.fromEntries(documents)] as const;
      }),
    );
    const start = Date.now();
    jest.useFakeTimers();
    for (let minute = 0; minute < 24 * 60; minute += 5) {
      jest.setSystemTime(start + minute * 60_000);
      await readOffers(allOffers, 'en');
    }
    const documents = read.mock.calls.reduce((sum, [, limit]) => sum + limit, 0);
    expect(documents).toBeLessThan(10_000);
    expect(page).toMatch(
      new RegExp(`^\\| the offers, .* ${documents.toLocaleString('en-IN')} `, 'm'),
    );
  });
});
