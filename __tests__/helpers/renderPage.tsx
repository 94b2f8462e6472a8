import { render, screen, within } from '@testing-library/react';
import type { AppProps } from 'next/app';
import initHeadManager from 'next/dist/client/head-manager';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { ComponentType } from 'react';
import App from '../../pages/_app';
import { aRouter } from './aRouter';
import { throughJson } from './throughJson';

/**
 * Renders a page as a browser gets it: the props that its data function gave travel as JSON, the page stands in
 * the app, and Next's own head manager fills `document.head`. Gives the screen, the page's main part and its queries.
 */
export function renderPage<Props extends object>(
  Page: ComponentType<Props>,
  result: { readonly props: Props },
  path = '/',
) {
  const pageProps = throughJson(result.props);
  expect(pageProps).toStrictEqual(result.props);
  render(<App {...({ Component: Page, pageProps } as AppProps)} />, {
    wrapper: ({ children }) => (
      <HeadManagerContext value={initHeadManager()}>
        <RouterContext value={aRouter(path)}>{children}</RouterContext>
      </HeadManagerContext>
    ),
  });
  const main = screen.getByRole('main');
  return { screen, main, inMain: within(main) };
}
