import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import type { SlidePicture } from '@/catalogue/items';
import { Icon } from '@/ui/Icon';
import { MarkedText } from '@/ui/MarkedText';

/** The words of a banner, and an arrow if it is a link. */
export function SlideWords({ headline, line, link }: Omit<SlidePicture, 'image'>) {
  return (
    <Words>
      {headline ? (
        <strong>
          <MarkedText text={headline} />
        </strong>
      ) : null}
      <span>
        {line ? <MarkedText text={line} /> : null}
        {link ? <Icon name="right" /> : null}
      </span>
    </Words>
  );
}

const Words = styled.span`
  display: grid;
  align-content: center;
  gap: var(--space-1);
  padding: var(--space-1) 0 var(--space-1) var(--gutter);

  strong {
    font: 600 var(--text-larger) / var(--leading) var(--font-display);
    text-wrap: balance;
  }

  > span {
    display: flex;
    align-items: center;
    gap: 0.25em;
    color: var(--gold-on-dark);
    font: 600 var(--text-base) / var(--leading) var(--font-display);
  }

  ${media.medium} {
    gap: var(--space-2);

    strong {
      font-size: var(--text-title);
    }

    > span {
      font-size: var(--text-larger);
    }
  }

  ${media.wide} {
    strong {
      font-size: var(--text-largest);
    }
  }
`;
