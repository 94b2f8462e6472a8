import { shop } from '../shop';

/** The `mailto:` link to the shop. */
export function mailLink(): string {
  return `mailto:${shop.email}`;
}
