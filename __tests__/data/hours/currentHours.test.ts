import { checkCatalogue } from '@/answers/diagnostics/checkCatalogue';
import type { currentHours } from '@/data/hours/currentHours';
import type { ShopFacts } from '@/shop/ShopFacts';
import { importFresh } from '../../helpers/importFresh';
import { rawDocument } from '../../helpers/rawDocument';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-10-20T23:00:00+05:30');
const times = [{ days: ['Mo'], opens: '10:00', closes: '20:30' }] as const;
/** How the site shows the hours `Mo 10:00-20:30`. */
const SHOWN = 'Mo 10:00-20:30, Tu-Su closed';
const over = { from: '2026-10-18', to: '2026-10-19' };
const last = { from: '2026-10-20', to: '2026-10-20' };

/** A module from a site that was built with these facts, and with no other hours. */
function builtWith<Module extends object>(facts: Partial<ShopFacts>, path: string): Module {
  const built = process.env.SHOP;
  process.env.SHOP = JSON.stringify({ ...JSON.parse(built ?? '{}'), hours: undefined, ...facts });
  const bundle = importFresh<Module>(path);
  process.env.SHOP = built;
  return bundle;
}

function siteWith(facts: Partial<ShopFacts>): typeof currentHours {
  const path = '@/data/hours/currentHours';
  return builtWith<{ currentHours: typeof currentHours }>(facts, path).currentHours;
}

const inDatabase = { hoursInDatabase: true, showsDemoCatalogue: false };

beforeEach(() => {
  resetCaches();
  jest.useFakeTimers({ now: START });
});
afterEach(() => jest.useRealTimers());

describe('currentHours', () => {
  it('are those of the settings, without holidays that are over in India, and read no database', async () => {
    const read = sourceInUse('demo');
    const hours = { text: 'Mo 10:00-20:30', times, holidays: [over, last] };
    expect(await siteWith({ hours })()).toEqual({ ...hours, holidays: [last] });
    jest.setSystemTime(START + 60 * MINUTE_MS);
    expect((await siteWith({ hours })())?.holidays).toEqual([]);
    expect(await siteWith({})()).toBeUndefined();
    expect(read).not.toHaveBeenCalled();
  });

  it('are those of the database when the setting says so, read once a minute', async () => {
    const read = sourceInUse('demo');
    const fields = { hours: 'Mo 10:00-20:30', holidays: '2026-10-20 closed' };
    read.mockResolvedValue([rawDocument(fields, 'hours')]);
    const hoursNow = siteWith(inDatabase);
    for (let seconds = 0; seconds < 120; seconds += 6) {
      jest.setSystemTime(START + seconds * 1000);
      expect(await hoursNow()).toEqual({ times, holidays: [last] });
    }
    expect(read.mock.calls).toMatchObject([
      ['SHOP-HOURS', 2],
      ['SHOP-HOURS', 2],
    ]);
  });

  it.each([[], [rawDocument({ hours: 'ten to eight' })], [rawDocument('hours')]])(
    'are unknown for %j',
    async (...documents) => {
      sourceInUse('demo').mockResolvedValue(documents);
      expect(await siteWith(inDatabase)()).toBeUndefined();
    },
  );
});

describe('storedHoursProps', () => {
  type Module = typeof import('@/data/hours/currentHours');
  const hours = { times, holidays: [] };

  it.each<[where: string, facts: Partial<ShopFacts>, props: object]>([
    ['the database', inDatabase, { hours }],
    ['the settings, which browsers have', { hours }, {}],
    ['neither', {}, {}],
  ])('with the hours in %s', async (_where, facts, props) => {
    sourceInUse('demo').mockResolvedValue([rawDocument({ hours: SHOWN })]);
    const { storedHoursProps } = builtWith<Module>(facts, '@/data/hours/currentHours');
    expect(await storedHoursProps()).toEqual(props);
  });
});

describe('checkCatalogue', () => {
  it.each<[fields: Record<string, unknown>, found: object[]]>([
    [{ hours: 'Mo 10:00-20:30', holidays: '2026-10-20 closed' }, []],
    [{ hours: 'ten to eight' }, [{ code: 'unreadable', field: 'hours' }]],
    [{ hours: 'Mo 10:00-20:30', holidays: 'Puja' }, [{ code: 'unreadable', field: 'holidays' }]],
    [{}, [{ code: 'recordLacks', field: 'hours' }]],
  ])('reports for the hours %j', (fields, found) => {
    expect(checkCatalogue(new Map([['SHOP-HOURS', { hours: fields }]]))).toMatchObject(found);
  });

  it('reports every document of hours except the first, the only one that is read', () => {
    const hours = { hours: 'Mo 10:00-20:30' };
    const found = checkCatalogue(new Map([['SHOP-HOURS', { old: hours, b: hours, hours }]]));
    expect(found.map(({ code, id }) => [code, id])).toEqual([
      ['notRead', 'hours'],
      ['notRead', 'old'],
    ]);
  });
});
