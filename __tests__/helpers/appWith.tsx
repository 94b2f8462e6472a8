import type { ComponentProps } from 'react';
import App from '../../pages/_app';

/** The app with a page in it, as Next puts them together: there the page's own props are nobody's business. */
export function appWith(Component: unknown, pageProps: object) {
  return <App {...({ Component, pageProps } as ComponentProps<typeof App>)} />;
}
