import { media } from '@styles/breakpoints';
import { useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { knownCategory } from '@/catalogue/findCategory';
import type { HomeMessages } from '@/messages/Messages';
import { CategoryCard } from '@/product/CategoryCard';
import type { ShopBand } from '@/shop/ShopBand';
import { shop } from '@/shop/shop';
import { Container } from '@/ui/Container';
import { fourOrTwoColumns } from '@/ui/fourOrTwoColumns';
import { renderNearViewport } from '@/ui/rendering/renderNearViewport';
import { useRoom } from '@/ui/rendering/useRoom';
import { useInView } from '@/ui/useInView';

/** The shelves of the band as the shop's rows say them; a setting may name others. */
const shelvesOfRows: readonly string[] = JSON.parse(process.env.SHELF_BAND ?? '[]');

interface Props {
  /** The one of the database; undefined if it has none. */
  readonly stored: ShopBand | undefined;
  readonly messages: HomeMessages;
}

/**
 * The shelves of a festival or a season under the shop's blinking heading for it; nothing without both. The heading
 * blinks four times, slowly, once it is in view, and stops within five seconds (WCAG 2.2.2). It changes from gold to
 * white, so it can be read at every moment.
 */
export function FestivalBand({ stored, messages }: Props) {
  const { part, shown } = useRoom('band', 'strip');
  const band = shop.bandInDatabase ? stored : bandOfBuild(messages);
  // A setting or a row may name a shelf that has left since, or by its former address.
  const shelves = (band?.shelves ?? []).flatMap((slug) => knownCategory(slug) ?? []);
  if (!band?.heading || shelves.length === 0) return null;
  return (
    <Band {...part}>
      {shown ? (
        <Columns>
          <div>
            <BlinkingHeading text={band.heading} />
            {band.line ? <p>{band.line}</p> : null}
          </div>
          <ul>
            {shelves.map((category) => (
              <li key={category.slug}>
                <CategoryCard category={category} />
              </li>
            ))}
          </ul>
        </Columns>
      ) : null}
    </Band>
  );
}

function bandOfBuild({ band, bandLine }: HomeMessages): ShopBand {
  return { heading: band, line: bandLine, shelves: shop.bandShelves ?? shelvesOfRows };
}

function BlinkingHeading({ text }: { readonly text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useInView(heading);
  return (
    <Blinking ref={heading} $seen={seen}>
      {text}
    </Blinking>
  );
}

const blink = keyframes`
  50% { color: var(--on-dark); }
`;

const Band = styled.section`
  margin-top: var(--space-section);
  padding-block: var(--space-6);
  background: var(--ink);
  color: var(--on-dark);
  --ring: var(--gold-on-dark);
  ${renderNearViewport('strip')}

  a > span {
    color: var(--gold-on-dark);
  }

  /* The corner drawings lie in the outer part of the padding, where there is no text and no card. */
  ${media.wide} {
    padding: var(--space-6) 176px;
    background:
      url('/alpona-corner.svg') -1px -1px / 160px no-repeat,
      url('/alpona-corner-end.svg') calc(100% + 1px) calc(100% + 1px) / 160px no-repeat,
      var(--ink);
  }
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  text-align: center;

  ${media.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: var(--space-8);
    text-align: left;

    p {
      font-size: var(--text-large);
    }
  }

  ul {
    display: grid;
    grid-template-columns: ${fourOrTwoColumns('4.6rem', '5.5rem', 'var(--space-3)')};
    gap: var(--space-3);
    width: 100%;
    max-width: 36rem;
    container-type: inline-size;
    margin-inline: auto;

  }
`;

const Blinking = styled.h2<{ $seen: boolean }>`
  color: var(--gold-on-dark);
  font-size: var(--text-title);
  line-height: max(calc(28 / 24), var(--line-least));

  /* Beside the cards large text must not break its words. */
  ${media.wide} {
    font-size: min(var(--text-title), 3.2vw);
  }

  animation: ${blink} 1.1s ease-in-out ${({ $seen }) => ($seen ? 4 : 0)};
`;
