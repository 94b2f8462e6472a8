import { css } from 'styled-components';
import { swatchStyle } from '@/ui/swatchStyle';

/** The styles of `ShadeChoice`, `ProductFacts`, delivery and the last line inside `ProductDetails`. */
export const productAnswersStyle = css`
  .kind,
  legend {
    font: 600 var(--text-small) / var(--leading) var(--font-text);
  }

  .kind,
  .note {
    color: var(--gold);
  }

  dl {
    display: grid;
    grid-template-columns: auto minmax(55%, 1fr);
    gap: var(--space-1) var(--space-4);
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
    font-size: var(--text-small);
    overflow-wrap: anywhere;
  }

  dt {
    color: var(--ink-soft);
  }

  .delivery {
    padding: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--ink-soft);
    font-size: var(--text-small);

    &:empty {
      display: none;
    }
  }

  .foot {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);

    > a {
      display: flex;
      align-items: center;
      min-height: var(--touch);
      color: var(--accent);
      font-size: var(--text-small);
    }
  }

  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    min-width: 0;
    border: 0;

    legend {
      margin-bottom: var(--space-2);
    }

    label {
      display: grid;
      gap: 6px;
      font-size: var(--text-small);
    }

    /* The radio button is invisible; people press its label. */
    input {
      position: absolute;
      opacity: 0;
    }

    i {
      width: var(--round);
      height: var(--round);
      ${swatchStyle}
    }

    /* An outline, because forced colours drop shadows and backgrounds. */
    :checked + i,
    :focus-visible + i {
      outline: 2px solid var(--ring);
      outline-offset: 2px;
    }

    :focus-visible + i {
      outline-width: 4px;
    }
  }
`;
