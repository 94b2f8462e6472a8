import ErrorPage from '../../pages/500';
import { headOf } from '../helpers/headOf';
import { linkTargets } from '../helpers/linkTargets';
import { renderPage } from '../helpers/renderPage';

function open() {
  return renderPage(ErrorPage, { props: {} }, '/Foundation');
}

describe('pages/500', () => {
  it('says that the fault is ours, without details', async () => {
    const { inMain } = await open();
    expect(
      inMain.getByRole('heading', { level: 1, name: 'Something went wrong on our side' }),
    ).toBeVisible();
  });

  it('links to the home page, phone and WhatsApp', async () => {
    const { main } = await open();
    expect(linkTargets(main)).toEqual(
      expect.arrayContaining([
        '/',
        'tel:+910000000000',
        'https://wa.me/910000000000?text=I%20am%20Interested',
      ]),
    );
  });

  it('stays out of search engines', async () => {
    await open();
    expect(headOf()).toMatchObject({
      title: 'Something went wrong on our side',
      robots: 'noindex',
    });
  });
});
