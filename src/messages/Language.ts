import type { LanguageFacts } from '@/shop/languages';
import type { Messages } from './Messages';

/** A language of the site with the messages that all its pages share. */
export interface Language extends LanguageFacts {
  readonly messages: Messages;
}
