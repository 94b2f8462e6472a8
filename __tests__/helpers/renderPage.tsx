import { act, render, screen, within } from '@testing-library/react';
import initHeadManager from 'next/dist/client/head-manager';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import type { Collections } from '@/catalogue/addresses/pageDefinitions';
import type { PageComponent } from '@/page/makePage';
import { appWith } from './appWith';
import { jsonRoundTrip } from './jsonRoundTrip';
import { Site } from './Site';

/**
 * Renders a page as a browser gets it: the props of its data function travel as JSON, the page stands in the app, and
 * Next's own head manager fills `document.head`. The network never answers, so all that is visible came with the page.
 * Waits for the parts whose scripts come later (`hydrateLater`).
 * Returns the screen, the main element and its queries.
 */
export async function renderPage<Props extends object, Shown extends Collections>(
  Page: PageComponent<Props, Shown>,
  result: { readonly props: NoInfer<Props> },
  path = '/',
) {
  jest.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
  const pageProps = jsonRoundTrip(result.props);
  expect(pageProps).toStrictEqual(result.props);
  await act(async () =>
    render(appWith(Page, pageProps), {
      wrapper: ({ children }) => (
        <HeadManagerContext value={initHeadManager()}>
          <Site path={path}>{children}</Site>
        </HeadManagerContext>
      ),
    }),
  );
  const main = screen.getByRole('main');
  return { screen, main, inMain: within(main) };
}
