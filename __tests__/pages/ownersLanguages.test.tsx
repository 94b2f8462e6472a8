import { headOf } from '../helpers/headOf';
import { logged } from '../helpers/logged';
import { openReport } from '../helpers/openReport';
import { rawDocument } from '../helpers/rawDocument';
import { resetCaches } from '../helpers/resetCaches';
import { sourceInUse } from '../helpers/sourceInUse';

const wax = { title: 'Rose Wax', price: 'two', img: '/pictures/products/Wax-stick-1.webp' };

beforeEach(() => {
  resetCaches();
  for (const level of ['info', 'warn'] as const) logged(level);
  sourceInUse('demo').mockImplementation(async (name) =>
    name === 'WAX Stick' ? [rawDocument(wax, 'rose')] : [],
  );
});

describe("the owner's report in each language", () => {
  it.each([
    [
      'en',
      'The owner’s report',
      'Check now',
      'Error',
      '"two" in price can\'t be read.',
      ['বাংলা', 'हिन्दी'],
    ],
    ['bn', 'আপনার রিপোর্ট', 'আবার দেখুন', 'ভুল', 'price-এ "two" পড়ে বোঝা যায় না।', ['English', 'हिन्दी']],
    ['hi', 'आपकी रिपोर्ट', 'फिर देखें', 'गलती', 'price में "two" समझ में नहीं आता।', ['English', 'বাংলা']],
  ] as const)(
    'speaks %s: its title, the way to look again, the remarks',
    async (code, title, again, error, problem, names) => {
      const { inMain } = await openReport(code);
      expect(inMain.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(headOf()).toMatchObject({ title, robots: 'noindex' });
      expect(inMain.getByRole('link', { name: again })).toHaveAttribute(
        'href',
        `/api/report/${code}`,
      );
      expect(inMain.getByText(error)).toBeVisible();
      expect(inMain.getByText(problem)).toBeVisible();
      const links = inMain.getAllByRole('link').slice(0, names.length);
      expect(links.map(({ textContent }) => textContent)).toEqual(names);
      expect(links.at(-1)).toHaveAttribute(
        'href',
        names.at(-1) === 'বাংলা' ? '/bn/owner' : '/hi/owner',
      );
    },
  );
});
