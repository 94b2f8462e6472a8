import { media } from '@styles/breakpoints';
import { useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { knownCategory } from '@/catalogue/categories';
import { festival } from '@/catalogue/registry';
import type { HomeMessages } from '@/messages/Messages';
import { CategoryCard } from '@/product/CategoryCard';
import { Container } from '@/ui/Container';
import { fourOrTwoColumns } from '@/ui/fourOrTwoColumns';
import { useInView } from '@/ui/useInView';

/**
 * The shelves for Durga Pujo under their heading. The heading blinks four times, for less than
 * five seconds (WCAG 2.2.2), from gold to white, so it can always be read.
 */
export function FestivalBand({ messages }: { readonly messages: HomeMessages }) {
  const shelves = festival.flatMap((slug) => knownCategory(slug) ?? []);
  return (
    <Band>
      <Columns>
        <div>
          <BlinkingHeading text={messages.band} />
          <p>{messages.bandLine}</p>
        </div>
        <ul>
          {shelves.map((category) => (
            <li key={category.slug}>
              <CategoryCard category={category} />
            </li>
          ))}
        </ul>
      </Columns>
    </Band>
  );
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
  padding-block: var(--space-6);
  background: var(--ink);
  color: var(--on-dark);
  --ring: var(--gold-on-dark);

  /* It touches the marquee, which is no section. */
  section + & {
    margin-top: var(--space-section);
  }

  li > a {
    color: var(--gold-on-dark);

    > h3 {
      color: var(--on-dark);
    }
  }

  /* The corner drawings lie in the padding, beside text and cards. */
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

  ${media.wide} {
    font-size: min(var(--text-title), 3.2vw);
  }

  animation: ${blink} 1.1s ease-in-out ${({ $seen }) => ($seen ? 4 : 0)};
`;
