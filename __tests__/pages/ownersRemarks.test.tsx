import { logged } from '../helpers/logged';
import { openReport } from '../helpers/openReport';
import { rawDocument } from '../helpers/rawDocument';
import { resetCaches } from '../helpers/resetCaches';
import { sourceInUse } from '../helpers/sourceInUse';

const fine = { price: 120, img: '/pictures/products/Wax-stick-1.webp' };

/** A shop with so many documents on one shelf, each with these fields wrong. */
function many(count: number, wrong: (index: number) => object) {
  const documents = Array.from({ length: count }, (_, index) =>
    rawDocument({ ...fine, title: `Wax ${index}`, ...wrong(index) }, `w${index}`),
  );
  sourceInUse('demo').mockImplementation(async (name) => (name === 'WAX Stick' ? documents : []));
}

beforeEach(() => {
  resetCaches();
  logged('info');
  logged('warn');
});

describe("many remarks in the owner's report", () => {
  it('shows at most ten remarks of a collection, and counts them all', async () => {
    many(15, (index) => ({ mrp: `x${index}` }));
    const { main, inMain } = await openReport();
    expect(inMain.getAllByText('What is wrong')).toHaveLength(10);
    expect(main).toHaveTextContent('And 5 more here.');
    expect(main).toHaveTextContent('15 errors,');
  });

  it('says once what is the same of many documents, and opens the list of them', async () => {
    many(12, () => ({ price: '' }));
    const { inMain } = await openReport();
    expect(inMain.getAllByText('The field price is empty.')).toHaveLength(1);
    const more = inMain.getByText('The same in 11 more').closest('details');
    expect(more).not.toHaveAttribute('open');
    expect(more).toHaveTextContent('Wax 11: w11');
    expect(inMain.getByRole('link', { name: 'w11', hidden: true })).toHaveAttribute(
      'href',
      expect.stringContaining('~2Fw11'),
    );
  });
});
