import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import type { Slide } from '@/catalogue/items';
import type { HomeMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { Container } from '@/ui/Container';
import type { Elements } from '@/ui/Elements';
import { MarkedText } from '@/ui/MarkedText';
import { hydrateLater } from '@/ui/rendering/hydrateLater';

/** The first banner is in the HTML; the script that changes banners comes later. */
const Banners = hydrateLater(() => import('./Banners').then((module) => module.Banners));

interface Props {
  readonly slides: readonly Slide[];
  readonly messages: HomeMessages;
  /** A line of promises, and what comes next; on low screens in reverse order. */
  readonly children: Elements;
}

/** The shop's name, town and promise above its banners. Short, because header and banner say the rest. */
export function Hero({ slides, messages, children }: Props) {
  const { place, shop } = useMessages();
  return (
    <Columns>
      <Copy as="hgroup">
        <MarkedText as="h1" text={messages.heading(shop.name, place.town)} />
        <p>{messages.promise}</p>
      </Copy>
      <Banners slides={slides} messages={messages} />
      {children}
    </Columns>
  );
}

const Columns = styled.div`
  display: flex;
  flex-direction: column;

  ${media.short} {
    > :nth-child(2) {
      order: 1;
    }
  }

  @media (max-height: 699.98px) {
    > :nth-child(3) {
      order: 1;
    }
  }

  /* Their higher lines leave less room for prices in the first screen. */
  @media (max-height: 779.98px) {
    :lang(bn) & > :nth-child(3),
    :lang(hi) & > :nth-child(3) {
      order: 1;
    }
  }
`;

const Copy = styled(Container)`
  padding-block: var(--space-4) var(--space-2);

  h1 {
    color: var(--gold);
    font-size: var(--text-tiny);
  }

  p {
    font: 600 var(--text-larger) / var(--leading) var(--font-display);
    text-wrap: balance;

    /* Larger where prices stay in the first screen. */
    @media (min-height: 700px) {
      font-size: var(--text-largest);
    }
  }

  /* One line where height is scarce: the promise first, the name at its end. */
  ${media.noBottomBar} {
    display: flex;
    flex-flow: row wrap-reverse;
    gap: 0 var(--space-3);
    align-items: baseline;
    justify-content: space-between;

    h1 {
      order: 1;
    }
  }

  ${media.wide} {
    h1 {
      font-size: var(--text-base);
    }
  }

  ${media.short} {
    padding-block: var(--space-1);
  }
`;
