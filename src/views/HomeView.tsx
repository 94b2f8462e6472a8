import { Activity } from 'react';
import { hydrateLater } from '@/ui/rendering/hydrateLater';
import { Room } from '@/ui/rendering/Room';
import { AllShelves } from './home/AllShelves';
import { Hero } from './home/Hero';
import type { HomeProps } from './home/HomeProps';
import { Marquee } from './home/Marquee';
import { OffersRow } from './home/OffersRow';
import { ShelfFinder } from './home/ShelfFinder';

const BelowFold = hydrateLater(() => import('./home/BelowFold').then((module) => module.BelowFold));

/**
 * The home page: the shop's banners, the best price of five shelves, links to every shelf, then the order of the
 * specification (section 2). Its forty links to shelves hydrate on their own (`Activity`), after the offers.
 */
export function HomeView(props: HomeProps) {
  const { shelves, messages } = props;
  return (
    <>
      <Room name="first">
        <Hero slides={shelves.slides.items} messages={messages}>
          <OffersRow offers={shelves.offers.items[0]} messages={messages.offers} />
        </Hero>
      </Room>
      <Room name="finder">
        <Activity>
          <ShelfFinder messages={messages.finder}>
            <AllShelves messages={messages} />
          </ShelfFinder>
          <Marquee messages={messages} />
        </Activity>
      </Room>
      <BelowFold {...props} />
    </>
  );
}
