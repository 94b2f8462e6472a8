import NotFoundPage, { getServerSideProps } from '../../pages/[...path]';
import { aRequest } from '../helpers/aRequest';
import { headOf } from '../helpers/headOf';
import { linkTargets } from '../helpers/linkTargets';
import { renderPage } from '../helpers/renderPage';

async function open(url: string) {
  const request = aRequest(url);
  const result = await getServerSideProps(request);
  if (!('props' in result)) throw new Error(`${url} has no page but leads elsewhere`);
  return {
    status: request.res.statusCode,
    ...(await renderPage(NotFoundPage, { props: await result.props }, url)),
  };
}

describe('pages/[...path]', () => {
  it.each([
    ['/foundation', '/Foundation'],
    ['/Moistrizer?a=%20b', '/Moistraizer?a=%20b'],
  ])('redirects %s to %s permanently', async (url, destination) => {
    expect(await getServerSideProps(aRequest(url))).toEqual({
      redirect: { destination, permanent: true },
    });
  });

  it('answers 404 to an unknown address and suggests the most similar shelves', async () => {
    const { status, main, inMain } = await open('/Foundatoin?from=whatsapp');
    expect(status).toBe(404);
    expect(inMain.getByRole('heading', { name: 'Did you mean' })).toBeVisible();
    expect(linkTargets(main)[0]).toBe('/Foundation');
    expect(inMain.getAllByRole('heading', { level: 3 }).length).toBeGreaterThanOrEqual(4);
  });

  it('answers 404 to an address that resembles none and shows the first shelves', async () => {
    const { status, main, inMain } = await open('/wp-login.php');
    expect(status).toBe(404);
    expect(inMain.getByRole('heading', { name: 'You may like these' })).toBeVisible();
    expect(linkTargets(main).filter((target) => target.startsWith('/'))).toHaveLength(4);
  });

  it('stays out of search engines', async () => {
    await open('/nothing-here');
    expect(headOf()).toMatchObject({ robots: 'noindex', canonical: undefined });
  });
});
