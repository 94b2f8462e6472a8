import NotFoundPage from '../../pages/404';
import { headOf } from '../helpers/headOf';
import { linkTargets } from '../helpers/linkTargets';
import { renderPage } from '../helpers/renderPage';

function open() {
  return renderPage(NotFoundPage, { props: {} }, '/nothing-here');
}

describe('pages/404', () => {
  it('says that there is no such page', () => {
    const { inMain } = open();
    expect(
      inMain.getByRole('heading', { level: 1, name: 'We could not find that page' }),
    ).toBeVisible();
  });

  it('leads to the shelves and to the shop', () => {
    const { main } = open();
    expect(linkTargets(main)).toEqual(
      expect.arrayContaining(['/Foundation', '/Moistraizer', 'tel:+910000000000']),
    );
  });

  it('shows four shelves', () => {
    const { inMain } = open();
    expect(inMain.getAllByRole('article')).toHaveLength(4);
  });

  it('stays out of search engines', () => {
    open();
    expect(headOf()).toMatchObject({ title: 'We could not find that page', robots: 'noindex' });
  });
});
