import { media } from '@styles/breakpoints';
import { useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { knownCategory } from '@/catalogue/categories';
import { festival } from '@/catalogue/registry';
import type { HomeMessages } from '@/messages/Messages';
import { CategoryTile } from '@/product/CategoryTile';
import { Container } from '@/ui/Container';
import { useInView } from '@/ui/useInView';
import { TileGrid } from './TileGrid';

/**
 * The shelves for Durga Pujo under their heading. The heading blinks four times, for less than
 * five seconds (WCAG 2.2.2), from gold to white, so it can always be read.
 */
export function FestivalBand({ messages }: { readonly messages: HomeMessages }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useInView(heading);
  const shelves = festival.flatMap((slug) => knownCategory(slug) ?? []);
  return (
    <Band $seen={seen}>
      <Container>
        <div>
          <h2 ref={heading}>{messages.band}</h2>
          <p>{messages.bandLine}</p>
        </div>
        <TileGrid>
          {shelves.map((category) => (
            <li key={category.slug}>
              <CategoryTile category={category} />
            </li>
          ))}
        </TileGrid>
      </Container>
    </Band>
  );
}

const blink = keyframes`
  50% { color: var(--on-dark); }
`;

const Band = styled.section<{ $seen: boolean }>`
  padding-block: var(--space-6);
  background: var(--ink);
  color: var(--on-dark);
  --ring: var(--gold-on-dark);

  /* The band follows a section at a distance, but touches the marquee, which is no section. */
  section + & {
    margin-top: var(--space-section);
  }

  > div {
    display: grid;
    gap: var(--space-4);
    align-items: center;
    text-align: center;
  }

  ul {
    width: 100%;
    max-width: 36rem;
    margin-inline: auto;
    /* The tiles' text on this dark ground. */
    --ink: var(--on-dark);
    --ink-soft: var(--gold-on-dark);
  }

  h2 {
    color: var(--gold-on-dark);
    font-size: var(--text-title);
    animation: ${blink} 1.1s ease-in-out ${({ $seen }) => ($seen ? 4 : 0)};
  }

  /* The corner drawings lie in the padding, beside text and cards. */
  ${media.wide} {
    padding: var(--space-6) 176px;
    background:
      url('/alpona-corner.svg') -1px -1px / 160px no-repeat,
      url('/alpona-corner-end.svg') calc(100% + 1px) calc(100% + 1px) / 160px no-repeat,
      var(--ink);

    > div {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: var(--space-8);
      text-align: start;
    }

    p {
      font-size: var(--text-large);
    }
  }
`;
