import type { Finding } from './Finding';

/** A finding in a line: what is wrong, and how to mend it. */
export function messageOf({ wrong, mend }: Pick<Finding, 'wrong' | 'mend'>): string {
  return `${wrong} ${mend}`;
}
