import type { MouseEvent } from 'react';
import { allCollections } from '@/catalogue/allCollections';
import { shelfRequestPath } from '@/catalogue/ShelfRequest';

/** Milliseconds that a press waits for the shelves: longer than the site tries to read one. */
const LONGEST_MS = 10_000;

/**
 * What a press of "Check now" does before it follows its link: it asks the site for every shelf as a visitor's browser
 * does, so the site reads each again whose reading is a minute old. Without scripts the link alone renews the report,
 * from the readings that there are.
 * @param go opens an address. Tests pass their own, because jsdom opens none.
 */
export async function checkNow(
  event: MouseEvent<HTMLAnchorElement>,
  go = (address: string) => window.location.assign(address),
): Promise<void> {
  const { href } = event.currentTarget;
  event.preventDefault();
  const signal = AbortSignal.timeout(LONGEST_MS);
  // One that can't be read is no reason to stay: the report names it.
  await Promise.allSettled(
    allCollections.map(({ name }) => fetch(shelfRequestPath({ name }), { method: 'HEAD', signal })),
  );
  go(href);
}
