import { screen, within } from '@testing-library/react';
import { reviewsMessages } from '@/messages/en/reviewsMessages';
import { ReviewsView } from '@/views/ReviewsView';
import ReviewPage, { getStaticProps } from '../../pages/Reviewpage';
import { demoDocuments } from '../helpers/demoDocuments';
import { headIn } from '../helpers/headIn';
import { renderInSite } from '../helpers/renderInSite';
import { renderPage } from '../helpers/renderPage';
import { staticHtmlOf } from '../helpers/staticHtmlOf';
import { timesIn } from '../helpers/timesIn';

/** The documents with a video, in their order. */
const videos = demoDocuments('VIDEO YOUTUBE').filter((one) => 'Vedioyoutube' in one);

async function open() {
  return renderPage(ReviewPage, await getStaticProps(), '/Reviewpage');
}

describe('pages/Reviewpage', () => {
  it('revalidates after 60 seconds and sends each video once', async () => {
    const { props, revalidate } = await getStaticProps();
    expect(revalidate).toBe(60);
    const titles = videos.map(({ title }) => title);
    expect(titles.map((title) => timesIn(props, title))).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('shows the six review clips and then the six videos, each with a play button', async () => {
    const { inMain } = await open();
    const names = inMain.getAllByRole('button', { name: /^Play: / });
    expect(names.map((button) => button.getAttribute('aria-label'))).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((n) => `Play: Review clip ${n}`),
      ...videos.map(({ title }) => `Play: ${title}`),
    ]);
  });

  it('lets customers speak: words, name, town and day of each beside the clip', async () => {
    const { inMain } = await open();
    const reviews = within(inMain.getByRole('region', { name: 'OUR REVIEWS' }));
    const figures = reviews.getAllByRole('figure');
    expect(figures).toHaveLength(8);
    const first = within(figures[0] as HTMLElement);
    expect(first.getByRole('blockquote')).toHaveTextContent(/^I could try three shades/);
    expect(first.getByText('Rina Khatun').closest('figcaption')).toHaveTextContent(
      'Rina KhatunLalbagh · 12 September 2026',
    );
    expect(first.getByText('12 September 2026')).toHaveAttribute('datetime', '2026-09-12');
    expect(first.getByRole('button', { name: 'Play: Review clip 1' })).toBeVisible();
  });

  it('says no more than the data: no caption without a name, no rating for search engines', async () => {
    const media = { file: '/pictures/own.mp4' };
    const [own, unnamed] = [
      { id: 'a', title: 'At the counter', media, quote: { words: 'Kind people.', town: 'Kandi' } },
      { id: 'b', quote: { words: 'I will come again.' } },
    ];
    const { container } = renderInSite(
      <ReviewsView
        shelves={{ videos: { items: [own, unnamed], mayBeOld: false } }}
        messages={reviewsMessages}
      />,
    );
    const figures = screen.getAllByRole('figure').map((figure) => figure.textContent);
    expect(figures).toEqual(['Kind people.Kandi', 'I will come again.']);
    expect(container.querySelectorAll('figcaption')).toHaveLength(1);
    const names = screen.getAllByRole('button', { name: /^Play: / });
    expect(names.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Play: At the counter',
      ...[1, 2, 3, 4, 5, 6].map((n) => `Play: Review clip ${n}`),
    ]);
    expect(screen.queryByRole('region', { name: 'Videos' })).not.toBeInTheDocument();
    const { jsonLd } = headIn(await staticHtmlOf('/Reviewpage'));
    expect(JSON.stringify(jsonLd)).not.toMatch(/Rating|"Review"/);
  });
});
