import type { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { HomeMessages } from '@/messages/Messages';
import { LazyFreshnessNote } from '@/product/LazyFreshnessNote';
import type { ShelfState, ShelfStatesOf } from '@/shelves/useShelves';
import { Container } from '@/ui/Container';
import { hydrateLater } from '@/ui/rendering/hydrateLater';
import { Hero } from './home/Hero';
import { OffersRow } from './home/OffersRow';
import { Wishes } from './home/Wishes';

const BelowFold = hydrateLater(() => import('./home/BelowFold').then((module) => module.BelowFold));

interface Props {
  readonly shelves: ShelfStatesOf<typeof pageDefinitions.home.collections>;
  /** The wishes that find something. */
  readonly wishes: readonly string[];
  readonly messages: HomeMessages;
}

/** The home page, from its offers on in the order of the specification (section 2). */
export function HomeView({ shelves, wishes, messages }: Props) {
  const { slides, videos, photos, offers } = shelves;
  return (
    <>
      <Container>
        <LazyFreshnessNote shelf={mostOutdated([offers, slides, videos, photos])} />
      </Container>
      <Hero slides={slides.items} messages={messages} />
      <Wishes label={messages.wishes.label} wishes={wishes} />
      <OffersRow offers={offers.items[0]} messages={messages.offers} />
      <BelowFold shelves={shelves} messages={messages} />
    </>
  );
}

/** Returns the shelf for the page's freshness note: one that may be out of date, else the first. */
function mostOutdated(
  shelves: [ShelfState<unknown>, ...ShelfState<unknown>[]],
): ShelfState<unknown> {
  return shelves.find(({ mayBeOld }) => mayBeOld) ?? shelves[0];
}
