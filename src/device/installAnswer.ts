import { createDeviceStore } from './createDeviceStore';

/** What decides whether the site offers itself for the home screen. */
interface InstallAnswer {
  /** How often this device has visited the site. A visit lasts as long as its tab. */
  readonly visits: number;
  /** The visitor has added the site, or declined. Then it is offered no more. */
  readonly isGiven: boolean;
}

/** A visitor's answer to the offer of the home screen, and the visits before it. */
export const installAnswer = createDeviceStore<InstallAnswer>('home-screen', (stored) => {
  const { visits, isGiven } = Object(stored);
  return { visits: Number.isSafeInteger(visits) ? visits : 0, isGiven: isGiven === true };
});

/** Its key in `sessionStorage`, which a tab keeps over reloads and loses when it is closed. */
const COUNTED = 'visit-counted';

/** Counts this visit, once in each tab. Where storage is refused there is nothing to count, and so no offer. */
export function countVisit(): void {
  try {
    if (sessionStorage.getItem(COUNTED)) return;
    sessionStorage.setItem(COUNTED, 'yes');
  } catch {
    return;
  }
  installAnswer.change((answer) =>
    answer.isGiven ? answer : { ...answer, visits: answer.visits + 1 },
  );
}

/** Remembers that the visitor has answered. Visits are no longer counted. */
export function giveInstallAnswer(): void {
  installAnswer.change(() => ({ visits: 0, isGiven: true }));
}
