import type { DocumentFields } from '../database/Database';
import { digestOf } from './memory';
import type { SyncContext } from './SyncContext';

/** What Result asks about a row or a tab that looks like an accident. The next run takes what has a yes there. */
export interface Question {
  readonly text: string;
  /** Of this text and what it is about: a yes counts only for the same question as in the last run. */
  readonly key: string;
}

/** A question that is still open; undefined when the owner agrees. `isAllowed`: her yes stands where it was asked. */
export function openQuestion(
  text: string,
  about: DocumentFields,
  isAllowed: boolean,
  { yes, memory }: Pick<SyncContext, 'yes' | 'memory'>,
): Question | undefined {
  const key = digestOf({ ...about, question: text });
  return yes || (isAllowed && memory.asked.has(key)) ? undefined : { text, key };
}
