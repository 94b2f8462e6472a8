import { Activity } from 'react';
import styled from 'styled-components';
import type { sitePages } from '@/catalogue/sitePages';
import type { HomeMessages } from '@/messages/Messages';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import { hydrateLater } from '@/ui/hydrateLater';
import { useDeferredRest } from '@/ui/useDeferredRest';
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
  const { shown, scrollsDown } = useDeferredRest();
  return (
    <>
      <Hero messages={messages} />
      <OffersRow offers={shelves.offers.items[0]} messages={messages.offers} />
      <Activity>
        <ShelfFinder messages={messages.finder}>
          <FirstShelves messages={messages} />
        </ShelfFinder>
        <Marquee messages={messages} />
      </Activity>
      <div data-exact={scrollsDown || undefined}>
        {shown ? <BelowFold {...props} /> : <BelowFoldSpace />}
      </div>
    </>
  );
}

/* Space for the content below, so that the footer does not come into view and leave again (layout shift). */
const BelowFoldSpace = styled.div`
  min-height: 100vh;
`;
