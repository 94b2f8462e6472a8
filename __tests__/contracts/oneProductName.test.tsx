import { feedItems } from '@/answers/feeds/feedItems';
import { currentCard } from '@/answers/preview/currentCard';
import { absoluteAddress, productPath } from '@/catalogue/addresses/addresses';
import { findCategory } from '@/catalogue/addresses/findCategory';
import { previewName } from '@/data/pages/previewAddress';
import { dictionaries } from '@/messages/dictionaries';
import { productSeo } from '@/seo/productSeo';
import ProductPage, { getStaticProps } from '../../pages/[category]/[product]';
import { headOf } from '../helpers/headOf';
import { rawDocument } from '../helpers/rawDocument';
import { renderPage } from '../helpers/renderPage';
import { resetCaches } from '../helpers/resetCaches';
import { sourceInUse } from '../helpers/sourceInUse';

/** A shelf whose breadcrumb title differs from its name on cards and in the menu. */
const shelf = findCategory('Moistraizer');
const NAME = 'Moistrizer';
const image = '/pictures/products/Moistraizer-1.webp';
const untitled = { id: 'a1', price: 250, image };
const path = productPath(shelf, untitled);

beforeEach(() => {
  resetCaches();
  jest.spyOn(console, 'warn').mockReturnValue();
  sourceInUse('demo').mockImplementation(async (collection) =>
    collection === shelf.collection ? [rawDocument({ img: image, price: 250 }, 'a1')] : [],
  );
});

async function openPage() {
  const [, category = '', product = ''] = path.split('/');
  const result = await getStaticProps({ params: { category, product } });
  if (!('props' in result)) throw new Error(`No product at ${path}`);
  return renderPage(ProductPage, { props: result.props }, path);
}

describe('a product without a title', () => {
  it('has one name in heading, breadcrumb, tab, labels and enquiry', async () => {
    const { inMain } = await openPage();
    expect(inMain.getByRole('heading', { level: 1 })).toHaveTextContent(NAME);
    expect(inMain.getByRole('navigation', { name: 'You are here' })).toHaveTextContent(
      `Home${NAME}${NAME}`,
    );
    expect(headOf().title).toMatch(new RegExp(`^${NAME} for ₹250`));
    expect(inMain.getByRole('link', { name: `Call Book: ${NAME}` })).toBeVisible();
    expect(inMain.getByRole('button', { name: `Save: ${NAME}` })).toBeVisible();
    const enquiry = inMain.getByRole('link', { name: new RegExp(`Whatsapp Inquiry: ${NAME}`) });
    expect(new URL(enquiry.getAttribute('href') ?? '').searchParams.get('text')).toBe(
      `I am Interested\nPlease let me know if it is available.\n${NAME}\n₹250\n${absoluteAddress(path)}`,
    );
  });

  it('has the same name in link previews, descriptions, structured data and feeds', async () => {
    expect(await currentCard(previewName(path))).toMatchObject({ title: NAME });
    expect(productSeo(shelf, untitled, dictionaries.en)).toMatchObject({
      title: `${NAME} for ₹250`,
      description: expect.stringMatching(new RegExp(`^${NAME}, ₹250, at `)),
      things: [
        { '@type': 'Product', name: NAME },
        { itemListElement: [{}, { name: NAME }, { name: NAME }] },
        { '@type': 'WebPage' },
      ],
    });
    expect(await feedItems()).toMatchObject([{ title: NAME }]);
  });
});
