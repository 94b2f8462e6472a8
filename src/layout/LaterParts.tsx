import { LostNetwork } from './LostNetwork';
import { useReturnToCard } from './useReturnToCard';

/** The parts of the layout that nobody needs in the first second. Their script comes when the browser is idle. */
export function LaterParts() {
  useReturnToCard();
  return <LostNetwork />;
}
