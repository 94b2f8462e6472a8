import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import type { Elements } from '@/ui/Elements';

interface Props {
  /** Its name for those who don't see it. */
  readonly label: string;
  /** What is offered, as a button that takes it. */
  readonly children: Elements;
  /** The text of the button that declines. */
  readonly no: string;
  readonly onNo: () => void;
}

/**
 * A quiet line at the bottom of the window that offers something, until the visitor takes or declines it. It is no
 * message to be read out, but the first thing after the skip link. Only one may be shown at a time.
 */
export function QuietLine({ label, children, no, onNo }: Props) {
  return (
    <Line aria-label={label}>
      {children}
      <button type="button" className="no" onClick={onNo}>
        {no}
      </button>
    </Line>
  );
}

const Line = styled.aside`
  position: fixed;
  z-index: 8;
  bottom: var(--space-4);
  left: var(--space-4);
  display: flex;
  flex-wrap: wrap;
  max-width: calc(100vw - 2 * var(--space-3));
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow-low);

  ${media.hasBottomBar} {
    bottom: calc(var(--bar-height) + var(--space-2));
    left: var(--space-3);
  }

  ${media.print} {
    display: none;
  }

  /* A slow or lost page has more to say, in the same place; so has the first of several lines. */
  [role='status']:has(p) ~ &,
  aside ~ & {
    display: none;
  }

  > * {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    padding-inline: var(--space-3);
  }

  > button:first-child {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .no {
    color: var(--ink-soft);
  }
`;
