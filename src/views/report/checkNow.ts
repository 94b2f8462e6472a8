import type { MouseEvent } from 'react';
import { allCollections } from '@/catalogue/allCollections';
import { shelfRequestPath } from '@/catalogue/ShelfRequest';

/** Longer than the site tries to read a shelf. */
const LONGEST_MS = 10_000;

/**
 * "Check now": asks for every shelf before following its link, so that the site reads them anew.
 * Without scripts the link renews the report from the readings that there are.
 * @param go Opens an address. Tests pass their own, because jsdom opens none.
 */
export async function checkNow(
  event: MouseEvent<HTMLAnchorElement>,
  go = (address: string) => window.location.assign(address),
): Promise<void> {
  const { href } = event.currentTarget;
  event.preventDefault();
  const signal = AbortSignal.timeout(LONGEST_MS);
  // A shelf that can't be read is named by the report.
  await Promise.allSettled(
    allCollections.map(({ name }) => fetch(shelfRequestPath({ name }), { method: 'HEAD', signal })),
  );
  go(href);
}
