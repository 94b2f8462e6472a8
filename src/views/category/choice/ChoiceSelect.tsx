import { useId } from 'react';
import styled from 'styled-components';
import type { ChoiceOffer } from '@/catalogue/choice/choiceOffers';
import { queryOfChoice } from '@/catalogue/choice/queryOfChoice';
import type { ShelfChoice } from '@/catalogue/choice/ShelfChoice';
import { fieldStyle } from '@/ui/fieldStyle';

interface Props {
  readonly label: string;
  readonly offers: readonly ChoiceOffer[];
  readonly nameOf: (offer: ChoiceOffer) => string;
  readonly chosen: ShelfChoice;
  readonly onChoose: (choice: ShelfChoice) => void;
}

/** One thing to choose, as the phone's own list. What would leave nothing can't be chosen. */
export function ChoiceSelect({ label, offers, nameOf, chosen, onChoose }: Props) {
  const id = useId();
  const current = queryOfChoice(chosen);
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={current}
        onChange={({ target }) => {
          const offer = offers.find(({ choice }) => queryOfChoice(choice) === target.value);
          if (offer) onChoose(offer.choice);
        }}
      >
        {offers.map((offer) => {
          const value = queryOfChoice(offer.choice);
          return (
            <option key={value} value={value} disabled={offer.count === 0 && value !== current}>
              {nameOf(offer)}
            </option>
          );
        })}
      </select>
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  flex: 1 1 8.5rem;
  min-width: 0;
  color: var(--ink-soft);
  font-size: var(--text-small);

  select {
    ${fieldStyle}
    text-overflow: ellipsis;
  }
`;
