import type { Messages } from './Messages';

/** A language that the site is shown in. */
export interface Language {
  /** As in the attribute `lang`: en-IN. */
  readonly tag: string;
  /** What stands before the site's paths: nothing for English, /bn for Bengali. */
  readonly prefix: string;
  readonly messages: Messages;
}
