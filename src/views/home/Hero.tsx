import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import type { Slide } from '@/catalogue/items';
import type { HomeMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { Container } from '@/ui/Container';
import { MarkedText } from '@/ui/MarkedText';
import { hydrateLater } from '@/ui/rendering/hydrateLater';

/** The first banner is in the HTML; the script that changes banners comes later. */
const Banners = hydrateLater(() => import('./Banners').then((module) => module.Banners));

interface Props {
  readonly slides: readonly Slide[];
  readonly messages: HomeMessages;
}

/** The heading (the shop's name, town and promise), and the banners below. */
export function Hero({ slides, messages }: Props) {
  const { place, shop } = useMessages();
  return (
    <>
      <Copy>
        <h1>
          <MarkedText text={messages.heading(shop.name, place.town)} />
          {` ${messages.promise}`}
        </h1>
      </Copy>
      <Banners slides={slides} messages={messages} />
    </>
  );
}

const Copy = styled(Container)`
  padding-block: var(--space-4) var(--space-2);

  h1 > span {
    display: block;
    color: var(--gold);
    font-size: var(--text-tiny);
  }

  h1 {
    font-size: var(--text-larger);
    text-wrap: balance;

    /* The heading is larger where the screen is high enough to keep prices in view. */
    @media (min-height: 700px) {
      font-size: var(--text-page);
    }
  }

  ${media.wide} {
    padding-bottom: var(--space-3);

    h1 {
      font-size: var(--text-page);
    }

    h1 > span {
      font-size: var(--text-base);
    }
  }

  ${media.short} {
    padding-block: var(--space-1);
  }
`;
