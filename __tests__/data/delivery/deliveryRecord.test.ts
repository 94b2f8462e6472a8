import { checkCatalogue } from '@/answers/diagnostics/checkCatalogue';
import type { makeReport } from '@/answers/diagnostics/makeReport';
import type { storedFactsProps } from '@/data/records/storedFactsProps';
import type { LanguageCode } from '@/shop/LanguageCode';
import type { ShopFacts } from '@/shop/ShopFacts';
import { importFresh } from '../../helpers/importFresh';
import { logged } from '../../helpers/logged';
import { rawDocument } from '../../helpers/rawDocument';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

/** A shop with a database. */
const real = { showsDemoCatalogue: false };
const inDatabase = { deliveryInDatabase: true, ...real };
const areas = [{ from: 742000, to: 742999, when: 'soon', fee: 60 }];

/** A module from a site that was built with these facts, with hours in its settings, and without other rules. */
function builtWith<Module extends object>(facts: Partial<ShopFacts>, path: string): Module {
  const built = process.env.SHOP;
  process.env.SHOP = JSON.stringify({ ...JSON.parse(built ?? '{}'), ...facts });
  const bundle = importFresh<Module>(path);
  process.env.SHOP = built;
  return bundle;
}

beforeEach(resetCaches);

describe('storedFactsProps', () => {
  const propsWith = (facts: Partial<ShopFacts>, code: LanguageCode = 'en') =>
    builtWith<{ storedFactsProps: typeof storedFactsProps }>(
      facts,
      '@/data/records/storedFactsProps',
    ).storedFactsProps(code);

  it.each(['742*: soon, 60', '742*: soon, 60\n'])(
    'have the rules %j of the database',
    async (rules) => {
      const read = sourceInUse('demo').mockResolvedValue([rawDocument({ rules })]);
      expect(await propsWith(inDatabase)).toEqual({ delivery: areas });
      expect(read.mock.calls).toMatchObject([['DELIVERY', 2]]);
    },
  );

  it.each([
    ['en', 'soon'],
    ['bn', 'শিগগির'],
    // Not said in Hindi, so in English.
    ['hi', 'soon'],
  ] as const)('say when in the language %s: %s', async (code, when) => {
    const fields = { rules: '742*: soon, 60', rules_bn: 'Soon = শিগগির', rules_hi: 'never = नहीं' };
    sourceInUse('demo').mockResolvedValue([rawDocument(fields)]);
    expect(await propsWith(inDatabase, code)).toEqual({ delivery: [{ ...areas[0], when }] });
  });

  it.each([{ rules: '742*: soon' }, { rules: 742 }, {}, 'rules'])(
    'say nothing of delivery for the document %j',
    async (fields) => {
      sourceInUse('demo').mockResolvedValue([rawDocument(fields)]);
      expect(await propsWith(inDatabase)).toEqual({});
    },
  );

  it.each([real, { ...inDatabase, showsDemoCatalogue: true }])(
    'read no database with the facts %j',
    async (facts) => {
      const read = sourceInUse('demo');
      expect(await propsWith(facts)).toEqual({});
      expect(read).not.toHaveBeenCalled();
    },
  );
});

describe('makeReport', () => {
  it('names a wrong rule in the database, and how to write it', async () => {
    logged('info');
    sourceInUse('demo').mockImplementation(async (name) =>
      name === 'DELIVERY' ? [rawDocument({ rules: '742*: 60; 74: free' }, 'all')] : [],
    );
    const { groups } = await builtWith<{ makeReport: typeof makeReport }>(
      inDatabase,
      '@/answers/diagnostics/makeReport',
    ).makeReport('en');
    const parts = groups.flatMap((group) => group.parts);
    expect(parts.find(({ collection }) => collection === 'DELIVERY')).toMatchObject({
      page: '/contact-us',
      entries: [
        {
          id: 'all',
          field: 'rules',
          severity: 'error',
          problem: 'The rule "74: free" can\'t be read.',
          effect: 'Nothing about delivery to a PIN code.',
          fix: expect.stringContaining('PIN codes are written as 742101'),
        },
      ],
    });
  });
});

describe('checkCatalogue', () => {
  it.each<[fields: Record<string, unknown>, found: object[]]>([
    [{ rules: '742*: 60; *: by courier, ask' }, []],
    [{ rules: '742*: 60\n*: ask' }, []],
    [
      { rules: '742: 60; 742*: soon' },
      [
        { code: 'wrongRule', field: 'rules' },
        { code: 'wrongRule', field: 'rules', fix: expect.stringContaining('the cost comes last') },
      ],
    ],
    [{ rules: '742*: soon, 60', rules_bn: 'soon = শিগগির', rules_hi: '' }, []],
    [
      { rules: '742*: soon, 60', rules_bn: 'শিগগির', rules_hi: 'never = नहीं' },
      [
        {
          code: 'wrongWords',
          field: 'rules_bn',
          fix: expect.stringContaining('today or tomorrow ='),
        },
        { code: 'wrongWords', field: 'rules_hi', fix: expect.stringContaining('one of soon') },
      ],
    ],
    [
      { rules: '742*: soon, 60', rules_bn: 'x'.repeat(2_001) },
      [{ code: 'unreadable', field: 'rules_bn' }],
    ],
    [{ rules: ['742*: 60'] }, [{ code: 'unreadable', fix: expect.stringContaining('742*') }]],
    [{ rules: `742*: 60;${' '.repeat(2_000)}` }, [{ code: 'unreadable', field: 'rules' }]],
    [
      {},
      [{ code: 'recordLacks', field: 'rules', effect: 'Nothing about delivery to a PIN code.' }],
    ],
  ])('reports for the rules %j', (fields, found) => {
    expect(checkCatalogue(new Map([['DELIVERY', { all: fields }]]))).toMatchObject(found);
  });

  it('reports a missing document, and every one except the first', () => {
    const rules = { rules: '742*: 60' };
    const codes = (documents: Record<string, object>) =>
      checkCatalogue(new Map([['DELIVERY', documents]])).map(({ code, id }) => [code, id]);
    expect(codes({})).toEqual([['noRules', null]]);
    expect(codes({ b: rules, a: rules })).toEqual([['notRead', 'b']]);
  });
});
