import type { DeskMessages } from '../../src/messages/en/deskMessages';
import type { LanguageCode } from '../../src/shop/LanguageCode';
import type { Database } from '../database/Database';
import type { Memory } from './Memory';
import type { Photos } from './Photos';
import type { Sheet } from './Sheet';

/** What the parts of a run share. */
export interface Run {
  readonly database: Database;
  readonly sheet: Sheet;
  readonly photos: Photos;
  readonly memory: Memory;
  readonly language: LanguageCode;
  readonly words: DeskMessages;
  /** Takes what is held otherwise. */
  readonly yes: boolean;
  readonly say: (line: string) => void;
}
