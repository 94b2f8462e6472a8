import { Activity } from 'react';
import { hydrateLater } from '@/ui/rendering/hydrateLater';
import { Hero } from './home/Hero';
import type { HomeProps } from './home/HomeProps';
import { Marquee } from './home/Marquee';
import { OffersRow } from './home/OffersRow';

const TrustLine = hydrateLater(() =>
  import(/* webpackChunkName: "home-later" */ './home/TrustLine').then(
    (module) => module.TrustLine,
  ),
);

const BelowFold = hydrateLater(() =>
  import(/* webpackChunkName: "home-later" */ './home/BelowFold').then(
    (module) => module.BelowFold,
  ),
);

/** The home page, from its offers on in the order of the specification (section 2). */
export function HomeView(props: HomeProps) {
  const { shelves, messages } = props;
  return (
    <>
      <Hero slides={shelves.slides.items} messages={messages}>
        <TrustLine messages={messages} />
        <OffersRow offers={shelves.offers.items[0]} messages={messages.offers} />
      </Hero>
      <Activity>
        <Marquee messages={messages} />
      </Activity>
      <BelowFold {...props} />
    </>
  );
}
