import styled from 'styled-components';
import type { SlidePicture } from '@/catalogue/items';
import { Icon } from '@/ui/Icon';
import { MarkedText } from '@/ui/MarkedText';

/**
 * The words of a banner over its left third, and an arrow if it is a link. They stand on blush that fades only beside
 * them, so that they can be read on any picture.
 */
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

/** The width of the strip beside the words where the ground fades. */
const FADE = 'clamp(2rem, 16vw, 13rem)';

const Words = styled.span`
  position: relative;
  z-index: 1;
  display: grid;
  align-content: center;
  gap: clamp(0.25rem, 1.2vw, 1rem);
  justify-self: start;
  box-sizing: content-box;
  /* Over the border of the link. */
  margin: -1px;
  max-width: max(30%, min(7rem, 40%));
  min-width: min-content;
  /* The controls are below. */
  padding: var(--space-2) ${FADE} var(--touch) clamp(0.75rem, 4vw, 4rem);
  background: linear-gradient(to right, var(--blush) calc(100% - ${FADE}), transparent);

  strong {
    font: 600 clamp(1rem, 0.5rem + 2.8vw, 3.25rem) / max(1.12, var(--line-least)) var(--font-display);
    text-wrap: balance;
  }

  > span {
    display: flex;
    align-items: center;
    gap: 0.25em;
    color: var(--accent);
    font: 600 clamp(0.875rem, 0.7rem + 0.9vw, 1.5rem) / max(1.2, var(--line-least)) var(--font-display);
  }
`;
