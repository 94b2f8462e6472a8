import { sitemapXml } from '@/answers/files/sitemapXml';
import { findCategory } from '@/catalogue/categories';
import UnlistedPage from '../../pages/_error';
import NotFoundPage, { getServerSideProps } from '../../pages/[...path]';
import ErrorPage from '../../pages/500';
import PrivacyPage, { getStaticProps as privacy } from '../../pages/privacy';
import ShortlistPage, { getStaticProps as shortlist } from '../../pages/shortlist';
import { aRequest } from '../helpers/aRequest';
import { headOf } from '../helpers/headOf';
import { linkTargets } from '../helpers/linkTargets';
import { renderPage } from '../helpers/renderPage';

describe.each([
  [
    '/shortlist',
    'Your saved list',
    async () => renderPage(ShortlistPage, await shortlist(), '/shortlist'),
  ],
  [
    '/privacy',
    'What stays on this device',
    async () => renderPage(PrivacyPage, await privacy(), '/privacy'),
  ],
] as const)('pages%s', (path, heading, open) => {
  it('is noindex and not in the sitemap', async () => {
    const { inMain } = await open();
    expect(inMain.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(headOf()).toMatchObject({ robots: 'noindex' });
    expect(await sitemapXml()).not.toContain(path);
  });
});

type Props = Awaited<ReturnType<typeof UnlistedPage.getInitialProps>>;

function openMessage(props: Props) {
  return renderPage(UnlistedPage, { props });
}

describe('pages/_error', () => {
  it('offers the shelf and the ways to ask when a product has left', async () => {
    const nearest = [findCategory('Foundation')];
    const { main } = await openMessage({ code: 'en', notFound: { nearest } });
    expect(linkTargets(main)).toEqual(expect.arrayContaining(['/Foundation', 'tel:+910000000000']));
    expect(headOf()).toMatchObject({
      title: 'We could not find that page',
      robots: 'noindex',
      canonical: undefined,
    });
  });

  it('says that a fault is ours', async () => {
    const { inMain } = await openMessage({ code: 'en' });
    expect(
      inMain.getByRole('heading', { level: 1, name: 'Something went wrong on our side' }),
    ).toBeVisible();
    expect(headOf()).toMatchObject({ title: 'Something went wrong on our side' });
  });
});

describe('pages/500', () => {
  it('says that the fault is ours, and stays out of search engines', async () => {
    const title = 'Something went wrong on our side';
    const { inMain } = await renderPage(ErrorPage, { props: {} }, '/Foundation');
    expect(inMain.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(headOf()).toMatchObject({ title, robots: 'noindex' });
  });
});

async function openAddress(url: string) {
  const request = aRequest(url);
  const result = await getServerSideProps(request);
  if (!('props' in result)) throw new Error(`${url} has no page but leads elsewhere`);
  return {
    status: request.res.statusCode,
    ...(await renderPage(NotFoundPage, { props: await result.props }, url)),
  };
}

describe('pages/[...path]', () => {
  it('redirects /foundation to /Foundation permanently', async () => {
    expect(await getServerSideProps(aRequest('/foundation'))).toEqual({
      redirect: { destination: '/Foundation', permanent: true },
    });
  });

  it('answers 404 to an unknown address and suggests the most similar shelves', async () => {
    const { status, main, inMain } = await openAddress('/Foundatoin?from=whatsapp');
    expect(status).toBe(404);
    expect(inMain.getByRole('heading', { name: 'Did you mean' })).toBeVisible();
    expect(linkTargets(main)[0]).toBe('/Foundation');
    expect(inMain.getAllByRole('heading', { level: 3 }).length).toBeGreaterThanOrEqual(4);
  });

  it('answers 404 to an address that resembles none and shows the first shelves', async () => {
    const { status, main, inMain } = await openAddress('/wp-login.php');
    expect(status).toBe(404);
    expect(inMain.getByRole('heading', { name: 'You may like these' })).toBeVisible();
    expect(linkTargets(main).filter((target) => target.startsWith('/'))).toHaveLength(4);
  });

  it('stays out of search engines', async () => {
    await openAddress('/nothing-here');
    expect(headOf()).toMatchObject({ robots: 'noindex', canonical: undefined });
  });
});
