import { shop } from '../shop';

/** What a press on the e-mail address opens. */
export function mailLink(): string {
  return `mailto:${shop.email}`;
}
