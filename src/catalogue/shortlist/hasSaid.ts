import type { Sender } from './Sender';

/** Whether visitors say anything of themselves. */
export function hasSaid({ name, pin, comes, day }: Sender): boolean {
  return comes || Boolean(name || pin || day);
}
