import ProductPage, { getStaticPaths, getStaticProps } from '../../../pages/[category]/[product]';
import { headOf } from '../../helpers/headOf';
import { renderPage } from '../../helpers/renderPage';

const silk = 'silk-touch-honey-foundation-01_silk_touch_honey';

function ask(category: string, product: string) {
  return getStaticProps({ params: { category, product } });
}

async function open(segment = silk) {
  const result = await ask('Foundation', segment);
  if (!('props' in result)) throw new Error(`No product at ${segment}`);
  return renderPage(ProductPage, { props: result.props }, `/Foundation/${segment}`);
}

describe('pages/[category]/[product]', () => {
  it('is built on the first visit and revalidates after a minute', async () => {
    expect(await getStaticPaths({})).toEqual({ paths: [], fallback: 'blocking' });
    expect(await ask('Foundation', silk)).toMatchObject({ revalidate: 60 });
  });

  it('shows everything that the document says about a product', async () => {
    const { inMain } = await open();
    expect(
      inMain.getByRole('heading', { level: 1, name: 'Silk Touch Honey Foundation' }),
    ).toBeVisible();
    expect(inMain.getByText(/Liquid foundation in a warm honey shade/)).toBeVisible();
    expect(inMain.getByText('Delivery in Berhampore town: same or next day')).toBeVisible();
    expect(inMain.getByText('Home Delivery Available')).toBeVisible();
    expect(inMain.getByText('₹599', { selector: 's' })).toBeVisible();
    expect(inMain.getByText('25% OFF')).toBeVisible();
    expect(inMain.getByText(/You save ₹150$/)).toBeVisible();
    expect(inMain.getByRole('img', { name: 'Silk Touch Honey Foundation' })).toBeVisible();
  });

  it('has a head with its name, its price and its address', async () => {
    await open();
    expect(headOf()).toMatchObject({
      title: 'Silk Touch Honey Foundation for ₹449, 25% off | Rupkatha Beauty',
      canonical: `http://localhost:3000/Foundation/${silk}`,
    });
  });

  it.each([
    ['Foundation', 'silk-touch-01_silk_touch_honey'],
    ['Foundation', silk.toUpperCase()],
    ['Foundation', `${silk}x`],
    ['foundation', silk],
    ['Primer', silk],
    ['__proto__', 'constructor'],
  ])('answers not found at /%s/%s, and checks again after a minute', async (category, product) => {
    expect(await ask(category, product)).toEqual({ notFound: true, revalidate: 60 });
  });

  it('sends its product once, and of other products only what small cards show', async () => {
    const data = JSON.stringify(await ask('Foundation', silk));
    expect(data.match(/Liquid foundation in a warm honey shade/g)).toHaveLength(1);
    expect(data).not.toContain('A light ivory liquid foundation');
    expect(data).not.toMatch(/readAt|\b1[6-9]\d{11}\b/);
  });
});
