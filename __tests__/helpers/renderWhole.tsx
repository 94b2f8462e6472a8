import { act } from '@testing-library/react';
import { renderInSite } from './renderInSite';

/** Renders a part of a page like `renderInSite`, and waits for those of its parts whose scripts come later. */
export function renderWhole(...whole: Parameters<typeof renderInSite>) {
  return act(async () => renderInSite(...whole));
}
