import { decodeInTurn } from './decodeInTurn';
import { leaveInTime } from './leaveInTime';
import { standAtDoor } from './standAtDoor';
import { tellOthersApart } from './tellOthersApart';

/** What stands between visitors and Next in a process of `next start`, so that none of them costs the others their page. */
export function openDoor(): void {
  decodeInTurn();
  leaveInTime();
  standAtDoor();
  // Last, so that a fault of the others is told in full.
  tellOthersApart();
}
