import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { Picture } from '@/media/Picture';
import { AskLinks } from '@/product/AskLinks';
import { shop } from '@/shop/shop';
import { Container } from '@/ui/Container';
import { words } from '@/words/words';

/** The shop's name and the home banner, whose left third is kept empty for the words. */
export function Hero() {
  return (
    <Ground>
      <Banner>
        <Picture src={shop.banner} alt="" sizes="100vw" placeholder={shop.name} eager />
      </Banner>
      <Words>
        <h1>{words.home.heading(shop.name)}</h1>
        <p>{words.home.lead}</p>
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
  aspect-ratio: 16 / 7;

  img {
    object-position: right;
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

  ${media.medium} {
    z-index: 1;

    > * {
      max-width: 24rem;
    }
  }
`;
