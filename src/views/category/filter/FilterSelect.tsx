import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import type { FilterTexts } from '@/catalogue/filter/filterInAddress';

interface Props {
  readonly name: keyof FilterTexts;
  readonly label: string;
  /** Pairs of the parameter's text and the visible text; the first pair means no choice. */
  readonly options: ReadonlyMap<string, string>;
  readonly value: string;
  readonly onChoose: (text: string) => void;
}

/** A choice on a shelf. Its first option says what it chooses, so that it needs no label in sight. */
export function FilterSelect({ name, label, options, value, onChoose }: Props) {
  return (
    <Select
      name={name}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {[...options].map(([text, words]) => (
        <option key={text} value={text}>
          {words}
        </option>
      ))}
    </Select>
  );
}

const Select = styled.select`
  min-width: 0;
  max-width: 100%;
  min-height: var(--touch);
  padding: 0 10px;
  border: 1px solid var(--line);
  border-radius: var(--radius-pill);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--text-small);
  text-overflow: ellipsis;
  field-sizing: content;

  /* At the window's top without a header: nothing scrolls to bring it below one. */
  scroll-margin-top: calc(-2 * var(--top-bar-height) - var(--header-height) - 1rem);

  &:hover,
  &:has(option:checked:not(:first-child)) {
    border-color: var(--ink-soft);
  }

  ${media.wide} {
    min-height: 40px;
  }
`;
