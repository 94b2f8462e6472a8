import type { DocumentFields } from '../database/Database';
import { digestOf } from './memory';
import type { SyncContext } from './SyncContext';

/** Why a row or a tab is not taken. */
export interface Hold {
  /** For Result. */
  readonly text: string;
  /** Where a yes in Result is an answer: a digest of the question and what it is about. A yes counts only for what the last run asked. */
  readonly key?: string;
}

/**
 * A question that is still open about what looks like an accident; undefined when the owner agrees.
 * @param isAllowed Her yes stands where it was asked.
 */
export function openQuestion(
  text: string,
  about: DocumentFields,
  isAllowed: boolean,
  { yes, memory }: Pick<SyncContext, 'yes' | 'memory'>,
): Hold | undefined {
  const key = digestOf({ ...about, question: text });
  return yes || (isAllowed && memory.questions.has(key)) ? undefined : { text, key };
}
