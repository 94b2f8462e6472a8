import { globalStyle, iconVariable } from '@styles/globalStyle';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { shortHash } from '../shortHash';
import { endOfWaiting } from './firstLook';
import type { StyleFile } from './StyleFile';
import { stillRouter } from './stillRouter';
import { writtenStyles } from './writtenStyles';

/** The app as Next renders it: a page's own props are its and the page's matter. */
type AnyApp = ComponentType<{ readonly Component: unknown; readonly pageProps: object }>;

/** The file of all styles that a page wants, in the app, with these props. */
export function styleFileOf(
  app: (props: never) => ReactNode,
  page: unknown,
  pageProps: object,
): StyleFile {
  const App = app as AnyApp;
  const sheet = new ServerStyleSheet();
  try {
    const shown = <App Component={page} pageProps={pageProps} />;
    renderToString(sheet.collectStyles(<RouterContext value={stillRouter}>{shown}</RouterContext>));
    const { rules } = writtenStyles(sheet);
    const name = `${nameOf([endOfWaiting, globalStyle, iconVariable, ...rules])}.css`;
    return {
      name,
      address: `/_next/static/styles/${name}`,
      text: `${endOfWaiting}${globalStyle}${rules.join('')}${iconVariable}`,
      rules: new Set(rules),
    };
  } finally {
    sheet.seal();
  }
}

/**
 * The same for the same rules in any order: that of components which have nothing to do with each other is the order in which
 * a process has loaded them, and a server loads them in another one than a build.
 */
function nameOf(rules: readonly string[]): string {
  return shortHash(rules.toSorted());
}
