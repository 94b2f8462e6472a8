import type { DeskMessages } from '../../src/messages/en/deskMessages';
import type { LanguageCode } from '../../src/shop/LanguageCode';
import type { Database } from '../database/Database';
import type { Remembered } from './memory';
import type { FindPicture } from './pictureFinder';
import type { ReadTab } from './readTab';
import type { Sheet } from './Sheet';
import type { Tab } from './tabs';

/** What the parts of one run of the sync share. */
export interface SyncContext {
  readonly database: Database;
  readonly sheet: Sheet;
  readonly findPicture: FindPicture;
  readonly memory: Remembered;
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
  readonly language: LanguageCode;
  readonly words: DeskMessages;
  /** The owner agrees to all that is asked. */
  readonly yes: boolean;
  readonly say: (line: string) => void;
}

/** What the parts of one tab's sync share. */
export interface TabContext extends SyncContext {
  readonly tab: Tab;
  /** The tab as the sheet has it. */
  readonly read: ReadTab;
}
