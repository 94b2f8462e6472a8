import { makeReport } from '@/answers/diagnostics/makeReport';
import { reportMessages } from '@/messages/en/reportMessages';
import { logged } from '../../helpers/logged';
import { rawDocument } from '../../helpers/rawDocument';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

const fine = { price: 120, img: '/pictures/products/Wax-stick-1.webp' };

beforeEach(resetCaches);

describe('makeReport', () => {
  it('counts hidden documents and fields that it does not know, without their names', async () => {
    logged('info');
    sourceInUse('demo').mockImplementation(async (name) =>
      name === 'WAX Stick'
        ? [
            rawDocument({ ...fine, title: 'Rose Wax', hidden: true }, 'rose'),
            rawDocument({ ...fine, title: 'Daisy Wax', show: '1 March 2999' }, 'daisy'),
            rawDocument({ ...fine, title: 'Lily Wax', costPrice: 90 }, 'lily'),
          ]
        : [],
    );
    const report = await makeReport('en');
    expect(report).toMatchObject({
      totals: { hint: 0 },
      groups: [],
      unnamed: { hidden: 2, unknownField: 1 },
    });
    expect(JSON.stringify(report)).not.toMatch(/rose|lily|daisy|costPrice/i);
  });
});

describe('reportMessages.unnamed', () => {
  it.each([
    [0, 0, /^$/],
    [2, 0, /^Also 2 hidden or coming documents\. Anybody can open this page/],
    [1, 3, /^Also 1 hidden or coming document and 3 fields that the site does not know\./],
  ])('says what is counted for %d and %d', (hidden, unknownField, expected) => {
    expect(reportMessages.unnamed({ hidden, unknownField })).toMatch(expected);
  });
});
