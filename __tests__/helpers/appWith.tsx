import type { ComponentProps } from 'react';
import App from '../../pages/_app';

/** The app with a page in it, as Next composes them. There the props of a page are untyped. */
export function appWith(Component: unknown, pageProps: object) {
  return <App {...({ Component, pageProps } as ComponentProps<typeof App>)} />;
}
