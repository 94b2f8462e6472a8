import { css } from 'styled-components';
import { clamped } from '@/ui/clamped';
import { coveringLink, focusedCard } from '@/ui/coveringLink';
import { swatchStyle } from '@/ui/swatchStyle';

/**
 * The styles of a `ProductCard`. Its parts are rows of a subgrid, level with its neighbours'. What differs by width is a
 * token, because an `@media` rule inserted by a step makes the browser style the whole page that is left again.
 */
export const cardStyle = css`
  position: relative;
  display: grid;
  grid-row: span 5;
  grid-template: subgrid / minmax(0, 1fr);
  overflow: hidden;
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow-low);
  transition: box-shadow var(--quick);

  ${focusedCard('h2')}

  > :not(.frame, button) {
    margin: var(--space-1) clamp(8px, 1vw, 12px) 0;
  }

  > button {
    position: absolute;
    inset: 0 0 auto auto;
  }

  > .frame {
    position: relative;
    aspect-ratio: var(--card-picture);
    margin-bottom: clamp(4px, 0.6vw, 8px);
    background: var(--blush);
    --picture-fit: contain;
  }

  /* The second picture covers the first while a mouse points at the card. */
  &:not(:hover) img + img {
    opacity: 0;
  }

  &:hover {
    box-shadow: var(--shadow-high);
  }

  > .faded > img:first-child {
    opacity: 0.55;
  }

  > h2 {
    font-size: var(--text-name);

    > a {
      /* In two lines, or on phones in larger letters, names would lose their end, which is what tells two goods apart. */
      ${clamped(3)}
      ${coveringLink}
    }
  }

  > .texts {
    color: var(--ink-soft);
    font-size: var(--text-small);
  }

  /* A fact without room wraps out of sight whole: an ellipsis after "30 ml" would say that the size is longer. */
  .facts {
    max-height: calc(var(--card-lines) * 1lh);
    overflow-y: clip;

    > i {
      display: inline-block;
      min-width: 0.875rem;
      height: 0.875rem;
      margin-right: 4px;
      font-style: normal;
      vertical-align: -2px;
    }

    > [style] {
      ${swatchStyle}
    }
  }

  .facts + p {
    ${clamped('var(--card-lines)')}
  }

  > p.texts {
    ${clamped(2)}
  }

  > .foot {
    position: relative;
    grid-row: 5;
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    align-content: end;
    align-items: center;
    color: var(--accent);
    font: 600 var(--text-small) / var(--leading) var(--font-text);

    > a {
      display: grid;
      place-items: center;
      min-height: var(--touch);
    }

    /* The button is outlined, because two filled ones in each row would drown the products. */
    > :first-child {
      flex: 9 1 max-content;
      padding: var(--space-1);
      border: 1.5px solid;
      border-radius: 1.5rem;
      color: var(--whatsapp);
      text-align: center;
      text-decoration: none;

      &:hover {
        background: var(--blush);
      }
    }

    > [href^='tel:'] {
      flex-grow: 1;
      min-height: 2.25rem;
    }

    /* On phones, what does not fit beside its first words wraps out of sight whole. */
    > p {
      display: flex;
      flex: 1 0 100%;
      order: -1;
      min-width: 0;
      max-height: var(--card-delivery);
      flex-wrap: wrap;
      gap: var(--space-1) var(--space-2);
      margin-bottom: var(--space-1);
      overflow-y: clip;
      color: var(--gold);
      font: var(--text-tiny) / var(--leading) var(--font-text);
    }
  }
`;
