import type { Sender } from './Sender';

/** Whether visitors say anything of themselves. */
export function hasSaid({ name, comes, day }: Sender): boolean {
  return comes || Boolean(name || day);
}
