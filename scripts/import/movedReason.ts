import { shelfNameOf } from '../sheet/shelfNames';

/** Why a row is refused that would become a second document, because its Shelf or Id was changed. */
export function movedReason({
  collection,
  id,
}: {
  readonly collection: string;
  readonly id: string;
}): string {
  return `this row was ${shelfNameOf(collection)} / ${id}: moved? Then delete that document in the Firebase console, and it is added here; else put its Shelf and Id back`;
}
