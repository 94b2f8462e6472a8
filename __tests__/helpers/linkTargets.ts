import { within } from '@testing-library/react';

/** Where the links in a part of the page lead, as written, in their order. */
export function linkTargets(part: HTMLElement): string[] {
  return within(part)
    .queryAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href') ?? '');
}
