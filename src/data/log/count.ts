import { processState } from '../processState';
import type { Counted } from './Counters';

/** Counts one event. Does nothing unless metrics are on. */
export function count<Name extends keyof Counted>(kind: Name, outcome: Counted[Name]): void {
  processState().counters?.count(kind, outcome);
}
