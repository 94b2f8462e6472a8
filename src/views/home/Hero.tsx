import { media } from '@styles/breakpoints';
import { memo } from 'react';
import styled from 'styled-components';
import type { HomeMessages } from '@/messages/Messages';
import { Picture } from '@/pictures/Picture';
import { ContactButtons } from '@/product/ContactButtons';
import { place } from '@/shop/place';
import { shop } from '@/shop/shop';
import { Container } from '@/ui/Container';

/** The shop's name beside the home banner in an arch. Text and picture never overlap, whatever the banner shows. */
export const Hero = memo(function Hero({ messages }: { messages: HomeMessages }) {
  return (
    <Ground>
      <Columns>
        <Copy>
          <h1>{messages.heading(shop.name, place.town)}</h1>
          <p>{messages.lead}</p>
          <Ask>
            <ContactButtons />
          </Ask>
        </Copy>
        <Arch>
          <Picture src={shop.banner} alt="" sizes="(min-width: 768px) 90vw, 400px" eager />
        </Arch>
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
  gap: var(--space-2);
  align-self: center;
  padding-block: var(--space-4);

  h1 {
    font-size: clamp(1.5rem, 0.8rem + 3.1vw, 3.5rem);
  }

  ${media.medium} {
    flex-basis: 18rem;
    gap: var(--space-4);
    padding-block: var(--space-8);

    p {
      max-width: 26rem;
      font-size: var(--text-large);
    }
  }
`;

/** Narrower screens have both ways to ask in the bottom bar. */
const Ask = styled.div`
  display: none;
  ${media.wide} {
    display: block;
  }
`;

/** Shows the middle right of the banner, where its objects are. Flush with the lower edge of the section. */
const Arch = styled.div`
  position: relative;
  flex: none;
  width: 33%;
  max-height: 12rem;
  margin: var(--space-4) auto 0;
  overflow: hidden;
  aspect-ratio: 5 / 6;
  border: 3px solid var(--surface);
  border-bottom: 0;
  border-radius: 999px 999px 0 0;
  background: var(--peach);

  img {
    object-position: 62% center;
  }

  ${media.medium} {
    width: 52%;
    max-height: 26rem;
    margin-right: 0;
    aspect-ratio: 4 / 3;
  }
`;
