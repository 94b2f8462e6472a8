import type { Messages } from './Messages';

/** A language of the site. */
export interface Language {
  /** The value of the attribute `lang`: en-IN. */
  readonly tag: string;
  /** The prefix of the site's paths: empty for English, /bn for Bengali. */
  readonly prefix: string;
  readonly messages: Messages;
}
