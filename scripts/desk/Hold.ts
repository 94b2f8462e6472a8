import type { DocumentFields } from '../database/Database';
import { digestOf } from './memory';
import type { TabContext } from './SyncContext';

/** Why a row or a tab is not taken. */
export interface Hold {
  /** For Result. */
  readonly text: string;
  /** Where a yes in Result is an answer: a digest of the question and what it is about. A yes counts only for what the last run asked. */
  readonly key?: string;
}

/**
 * A question that is still open about what looks like an accident; undefined when the owner agrees.
 * @param row Where it is asked, from 1.
 */
export function openQuestion(
  text: string,
  about: DocumentFields,
  row: number,
  { yes, memory, read }: TabContext,
): Hold | undefined {
  const key = digestOf({ ...about, question: text });
  return yes || (read.allowed.includes(row) && memory.questions.has(key))
    ? undefined
    : { text, key };
}
