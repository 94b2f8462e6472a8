import { LazyFreshnessNote } from '@/product/LazyFreshnessNote';
import type { ShelfState } from '@/shelves/useShelves';
import { Container } from '@/ui/Container';
import { hydrateLater } from '@/ui/rendering/hydrateLater';
import type { HomeProps } from './home/BelowFold';
import { Hero } from './home/Hero';
import { OffersRow } from './home/OffersRow';
import { Wishes } from './home/Wishes';

const BelowFold = hydrateLater(() => import('./home/BelowFold').then((module) => module.BelowFold));

/** The home page, from its offers on in the order of the specification (section 2). */
export function HomeView(props: HomeProps) {
  const { shelves, wishes, messages } = props;
  const { slides, videos, photos, offers } = shelves;
  return (
    <>
      <Container>
        <LazyFreshnessNote shelf={mostOutdated([offers, slides, videos, photos])} />
      </Container>
      <Hero slides={slides.items} messages={messages} />
      <Wishes label={messages.wishes.label} wishes={wishes} />
      <OffersRow offers={offers.items[0]} messages={messages.offers} />
      <BelowFold {...props} />
    </>
  );
}

/** Returns the shelf for the page's freshness note: one that may be out of date, else the first. */
function mostOutdated(
  shelves: [ShelfState<unknown>, ...ShelfState<unknown>[]],
): ShelfState<unknown> {
  return shelves.find(({ mayBeOld }) => mayBeOld) ?? shelves[0];
}
