import type { DeskMessages } from '../../src/messages/en/deskMessages';
import type { LanguageCode } from '../../src/shop/LanguageCode';
import type { Database } from '../database/Database';
import type { Digests } from './digests';
import type { FindPicture } from './pictureFinder';
import type { Sheet } from './Sheet';

/** What the parts of a run share. */
export interface Run {
  readonly database: Database;
  readonly sheet: Sheet;
  readonly findPicture: FindPicture;
  /** What the last runs remembered, by collection. */
  readonly digests: ReadonlyMap<string, Digests>;
  readonly language: LanguageCode;
  readonly words: DeskMessages;
  /** The owner agrees to what looks like an accident. */
  readonly yes: boolean;
  readonly say: (line: string) => void;
}
