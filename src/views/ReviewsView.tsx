import styled from 'styled-components';
import type { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { reviewsOf } from '@/catalogue/reviewsOf';
import type { ReviewsMessages } from '@/messages/Messages';
import { LazyFreshnessNote } from '@/product/LazyFreshnessNote';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import { shop } from '@/shop/shop';
import { Container } from '@/ui/Container';
import { PageHead } from './PageHead';
import { PageSection } from './PageSection';
import { MediaGrid } from './photosAndVideos/MediaGrid';
import { ReviewClips } from './photosAndVideos/ReviewClips';
import { SpokenFigure } from './photosAndVideos/SpokenFigure';
import { VideoList } from './photosAndVideos/VideoList';

interface Props {
  readonly shelves: ShelfStatesOf<typeof pageDefinitions.reviews.collections>;
  readonly messages: ReviewsMessages;
}

/** What customers said, the review clips of the settings, and the video list. */
export function ReviewsView({ shelves: { videos: shelf }, messages }: Props) {
  const { spoken, clips, videos } = reviewsOf(shop.reviewClips, shelf.items);
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead} />
      <Container>
        <LazyFreshnessNote shelf={shelf} what="page" />
      </Container>
      {spoken.length + clips.length > 0 ? (
        <Spoken title={messages.clips}>
          {spoken.length > 0 ? (
            <List>
              {spoken.map((review) => (
                <li key={review.id}>
                  <SpokenFigure review={review} sayDay={messages.day} />
                </li>
              ))}
            </List>
          ) : null}
          {clips.length > 0 ? <ReviewClips list={MediaGrid} clips={clips} /> : null}
        </Spoken>
      ) : null}
      {videos.length > 0 || spoken.length === 0 ? (
        <PageSection title={messages.videos}>
          <VideoList videos={videos} list={MediaGrid} />
        </PageSection>
      ) : null}
    </>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(20rem, 34%)), 1fr));
  gap: var(--space-4);
  margin-bottom: var(--space-6);

  > li {
    container-type: inline-size;
    display: grid;
  }
`;

/* Right below the page's head, like any other page's content. */
const Spoken = styled(PageSection)`
  padding-top: var(--space-2);
`;
