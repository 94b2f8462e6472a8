import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import type { Slide } from '@/catalogue/items';
import type { HomeMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { Container } from '@/ui/Container';
import type { Elements } from '@/ui/Elements';
import { MarkedText } from '@/ui/MarkedText';
import { hydrateLater } from '@/ui/rendering/hydrateLater';

/** The first banner is in the HTML; the script that changes banners comes after the page's own. */
const Banners = hydrateLater(() => import('./Banners').then((module) => module.Banners));

interface Props {
  readonly slides: readonly Slide[];
  readonly messages: HomeMessages;
  /** What comes next; on low screens before the banners. */
  readonly children: Elements;
}

/**
 * The shop's name, town and promise above its banners, of which the first is the page's largest picture. The heading is
 * low: the header has the name, and the banner has words of its own.
 */
export function Hero({ slides, messages, children }: Props) {
  const { place, shop } = useMessages();
  return (
    <Columns>
      <Copy as="hgroup">
        <h1>
          <MarkedText text={messages.heading(shop.name, place.town)} />
        </h1>
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
`;

const Copy = styled(Container)`
  padding-block: 6px;

  h1 {
    color: var(--gold);
    font-size: clamp(0.75rem, 0.65rem + 0.5vw, 1.0625rem);
  }

  p {
    font: 600 clamp(1.0625rem, 0.9rem + 0.7vw, 1.375rem) / max(1.15, var(--line-least)) var(--font-display);
    text-wrap: balance;

    /* Larger where prices stay in the first screen below it. */
    @media (min-height: 700px) {
      font-size: clamp(1.375rem, 4vh, var(--text-page));
    }
  }

  /* One line where height is scarce: the promise first, the name at its end. */
  ${media.noBottomBar} {
    padding-block: clamp(3px, 3vh - 21px, 14px);
    display: flex;
    flex-flow: row-reverse wrap;
    gap: 0 var(--space-3);
    align-items: baseline;
    justify-content: space-between;
  }
`;
