import { media } from '@styles/breakpoints';
import { memo } from 'react';
import styled from 'styled-components';
import type { HomeMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { Picture } from '@/pictures/Picture';
import { bannerWidths } from '@/pictures/pictureLimits';
import { ContactButtons } from '@/product/ContactButtons';
import { banner } from '@/shop/banner';
import { Container } from '@/ui/Container';
import { MarkedText } from '@/ui/MarkedText';

/**
 * The shop's promise beside the home banner in an arch. Text and picture never overlap, whatever the banner shows. The
 * heading is the shop's name and town, which people search for; the promise is larger, because the header has the name.
 */
export const Hero = memo(function Hero({ messages }: { messages: HomeMessages }) {
  const { place, shop } = useMessages();
  return (
    <Ground>
      <Columns>
        <Copy>
          <hgroup>
            <h1>
              <MarkedText text={messages.heading(shop.name, place.town)} />
            </h1>
            <p>{messages.promise}</p>
          </hgroup>
          <More>
            <p>{messages.lead}</p>
            <ContactButtons />
          </More>
        </Copy>
        {banner ? (
          <Arch>
            <Picture
              src={banner}
              alt=""
              sizes="(min-width: 768px) 40vw, 130px"
              widths={bannerWidths}
              eager
            />
          </Arch>
        ) : null}
      </Columns>
    </Ground>
  );
});

const Ground = styled.section`
  background: var(--blush);
`;

const Columns = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  column-gap: var(--space-4);
`;

const Copy = styled.div`
  display: grid;
  flex: 1 1 11rem;
  gap: var(--space-4);
  align-self: center;
  padding-block: var(--space-3);

  h1 {
    color: var(--gold);
    font-size: clamp(0.75rem, 0.55rem + 1.1vw, 1.0625rem);
  }

  hgroup p {
    margin-top: var(--space-1);
    font: 600 clamp(1.5rem, 0.95rem + 2.7vw, 3.75rem) / max(1.12, var(--line-least)) var(--font-display);
    text-wrap: balance;
  }

  ${media.medium} {
    flex-basis: 18rem;
  }

  /* One line where height is scarce. */
  ${media.short} {
    padding-block: var(--space-2);

    hgroup {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-3);
      align-items: baseline;
    }

    hgroup p {
      margin: 0;
      font-size: 1.25rem;
    }
  }
`;

/** Only where there is room. Narrower screens have both ways to ask in the bottom bar. */
const More = styled.div`
  display: none;

  ${media.medium} {
    display: grid;
    gap: var(--space-4);
    font-size: var(--text-large);
  }

  ${media.short} {
    display: none;
  }
`;

/** Shows the middle right of the banner, where its objects are. Flush with the lower edge of the section. */
const Arch = styled.div`
  position: relative;
  flex: none;
  width: 31%;
  max-width: 26rem;
  max-height: 8rem;
  margin: var(--space-4) auto 0;
  overflow: hidden;
  aspect-ratio: 1;
  border: 3px solid var(--surface);
  border-bottom: 0;
  border-radius: 999px 999px 0 0;
  background: var(--peach);

  img {
    object-position: 62% center;
  }

  ${media.medium} {
    width: 40%;
    max-height: none;
    margin-right: 0;
    aspect-ratio: 4 / 3;
  }

  ${media.short} {
    display: none;
  }
`;
