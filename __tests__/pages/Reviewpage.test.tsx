import userEvent from '@testing-library/user-event';
import ReviewPage, { getStaticProps } from '../../pages/Reviewpage';
import { demoDocuments } from '../helpers/demoDocuments';
import { headOf } from '../helpers/headOf';
import { renderPage } from '../helpers/renderPage';
import { timesIn } from '../helpers/timesIn';

async function open() {
  return renderPage(ReviewPage, await getStaticProps(), '/Reviewpage');
}

describe('pages/Reviewpage', () => {
  it('revalidates after 60 seconds and sends each video once', async () => {
    const { props, revalidate } = await getStaticProps();
    expect(revalidate).toBe(60);
    const titles = demoDocuments('VIDEO YOUTUBE').map(({ title }) => title);
    expect(titles.map((title) => timesIn(props, title))).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('has its heading and breadcrumb', async () => {
    const { inMain } = await open();
    expect(inMain.getByRole('heading', { level: 1, name: 'Customer reviews' })).toBeVisible();
    const trail = inMain.getAllByRole('listitem').slice(0, 2);
    expect(trail.map((item) => item.textContent)).toEqual(['Home', 'Customer reviews']);
  });

  it('shows the six review clips and then the six videos, each with a play button', async () => {
    const { inMain } = await open();
    const names = inMain.getAllByRole('button', { name: /^Play: / });
    expect(names.map((button) => button.getAttribute('aria-label'))).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((n) => `Play: Review clip ${n}`),
      ...demoDocuments('VIDEO YOUTUBE').map(({ title }) => `Play: ${title}`),
    ]);
  });

  it('loops a review clip with controls on one press', async () => {
    const { inMain } = await open();
    await userEvent.click(inMain.getByRole('button', { name: 'Play: Review clip 4' }));
    const clip = inMain.getByLabelText('Review clip 4');
    expect(clip).toHaveAttribute('src', '/pictures/clips/clip-4.mp4');
    expect(clip).toHaveAttribute('loop');
    expect(clip).toHaveAttribute('controls');
  });

  it('has its title and its address in the head', async () => {
    await open();
    expect(headOf()).toMatchObject({
      title: 'Customer reviews and videos from Berhampore | Rupkatha Beauty',
      canonical: 'http://localhost:3000/Reviewpage',
    });
  });
});
