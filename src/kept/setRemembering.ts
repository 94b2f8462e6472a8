import { recentlySeen } from './recentlySeen';

/** Turns the memory of what was looked at on or off; either way it is empty then. */
export function setRemembering(on: boolean): void {
  recentlySeen.change(() => (on ? {} : { off: true }));
}
