import { within } from '@testing-library/react';

/** The targets of all links in a part of the page, as written, in order. */
export function linkTargets(part: HTMLElement): string[] {
  return within(part)
    .queryAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href') ?? '');
}
