import styled from 'styled-components';
import type { Product } from '@/catalogue/items';
import { Icon } from '@/ui/Icon';

interface Props {
  readonly label: string;
  readonly icon: 'left' | 'right';
  readonly to: Product | undefined;
  readonly onStep: (to: Product) => void;
}

/** The button to a neighbour. At the shelf's end only `aria-disabled`, to keep the focus. */
export function QuickLookStep({ label, icon, to, onStep }: Props) {
  return (
    <Step
      type="button"
      aria-label={to?.title ? `${label}: ${to.title}` : label}
      aria-disabled={!to}
      onClick={() => to && onStep(to)}
    >
      <Icon name={icon} />
    </Step>
  );
}

const Step = styled.button`
  display: grid;
  place-items: center;
  width: var(--round);
  height: var(--round);

  &[aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
`;
