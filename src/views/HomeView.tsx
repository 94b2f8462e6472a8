import { Activity } from 'react';
import type { sitePages } from '@/catalogue/sitePages';
import type { HomeMessages } from '@/messages/Messages';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import { hydrateLater } from '@/ui/hydrateLater';
import { Room } from '@/ui/Room';
import { FirstShelves } from './home/FirstShelves';
import { Hero } from './home/Hero';
import { Marquee } from './home/Marquee';
import { OffersRow } from './home/OffersRow';
import { ShelfFinder } from './home/ShelfFinder';

const BelowFold = hydrateLater(() => import('./home/BelowFold').then((module) => module.BelowFold));

export interface HomeProps {
  readonly shelves: ShelfStatesOf<typeof sitePages.home.collections>;
  readonly messages: HomeMessages;
}

/**
 * The home page: the best offers, links to every shelf, then the order of the specification (section 2). Its fifty
 * links to shelves hydrate on their own (`Activity`), after the offers.
 */
export function HomeView(props: HomeProps) {
  const { shelves, messages } = props;
  return (
    <>
      <Room name="first">
        <Hero messages={messages} />
        <OffersRow offers={shelves.offers.items[0]} messages={messages.offers} />
      </Room>
      <Room name="finder">
        <Activity>
          <ShelfFinder messages={messages.finder}>
            <FirstShelves messages={messages} />
          </ShelfFinder>
          <Marquee messages={messages} />
        </Activity>
      </Room>
      <BelowFold {...props} />
    </>
  );
}
