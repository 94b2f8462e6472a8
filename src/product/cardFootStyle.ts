import { media } from '@styles/breakpoints';
import { css } from 'styled-components';

/** The styles of a card's foot: the two ways to ask, and the line about delivery. */
export const cardFootStyle = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-content: end;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  margin-top: auto;
  padding-block: 6px;
  color: var(--accent);
  font: 600 var(--text-small) / var(--leading) var(--font-text);

  /* Outlined: two filled buttons in each row would drown the products. */
  > :first-child {
    flex: 1 1 max-content;
    min-height: var(--touch);
    padding-inline: 4px;
    border-color: currentcolor;
    background: none;
    color: var(--whatsapp);

    &:hover {
      background: var(--blush);
    }
  }

  > ::before {
    content: none;
  }

  > a {
    position: relative;
    display: flex;
    align-items: center;
    font: inherit;
  }

  > [href^='tel:'] {
    min-height: 24px;
  }

  > [href^='tel:']::after {
    content: '';
    position: absolute;
    inset: 0 -4px -20px;
  }

  > p {
    flex-basis: 100%;

    ${media.belowMedium} {
      margin-top: calc(-1 * var(--space-1));
    }

    color: var(--gold);
    font: var(--text-tiny) / var(--leading) var(--font-text);

    /* An undelivered product keeps the line's room, so that rows stay level. */
    &:empty::before {
      content: attr(data-line);
      visibility: hidden;
    }
  }
`;
