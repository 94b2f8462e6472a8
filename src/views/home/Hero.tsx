import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { Picture } from '@/media/Picture';
import { AskLinks } from '@/product/AskLinks';
import { place } from '@/shop/place';
import { shop } from '@/shop/shop';
import { Container } from '@/ui/Container';
import type { HomeWords } from '@/words/Words';

/** The shop's name and the home banner, whose left third is kept empty for the words. */
export function Hero({ words }: { words: HomeWords }) {
  return (
    <Ground>
      <Banner>
        <Picture src={shop.banner} alt="" sizes="100vw" placeholder={shop.name} eager />
      </Banner>
      <Words>
        <h1>{words.heading(shop.name, place.town)}</h1>
        <p>{words.lead}</p>
        <AskLinks />
      </Words>
    </Ground>
  );
}

const Ground = styled.section`
  display: grid;
  background: var(--blush);

  ${media.medium} {
    > * {
      grid-area: 1 / 1;
    }
  }
`;

const Banner = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: 0 0 50% 50% / 0 0 2.5rem 2.5rem;

  img {
    object-position: 78% center;
  }

  ${media.medium} {
    aspect-ratio: 16 / 7;
    border-radius: 0;
  }
`;

const Words = styled(Container)`
  display: grid;
  gap: var(--space-4);
  align-content: center;
  padding-block: var(--space-6);

  h1 {
    font-size: var(--text-hero);
  }

  p {
    font-size: var(--text-large);
  }

  ${media.medium} {
    z-index: 1;

    > * {
      max-width: 34%;
    }
  }
`;
