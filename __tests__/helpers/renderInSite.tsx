import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aRouter } from './aRouter';
import { newTestCache } from './newTestCache';
import { Site, type SiteProps } from './Site';

interface Options extends SiteProps {
  /** The part's static HTML, which is hydrated; without it the part is rendered in the browser alone. */
  readonly html?: string;
}

/** Renders a part of a page in its `Site`. */
export function renderInSite(part: ReactNode, { html, ...options }: Options = {}) {
  const { client = newTestCache(), router = aRouter(options.path) } = options;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html ?? '';
  const view = render(part, {
    container,
    hydrate: html !== undefined,
    wrapper: ({ children }) => (
      <Site {...options} client={client} router={router}>
        {children}
      </Site>
    ),
  });
  return { ...view, router, client };
}
