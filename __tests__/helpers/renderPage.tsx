import { act, render, screen, within } from '@testing-library/react';
import initHeadManager from 'next/dist/client/head-manager';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import type { PageComponent } from '@/page/definePage';
import type { CollectionsOf } from '@/shelves/PageProps';
import { appWith } from './appWith';
import { jsonRoundTrip } from './jsonRoundTrip';
import { Site } from './Site';

/**
 * Renders a page as a browser gets it: the props of its data function travel as JSON, the page stands in the app, and
 * Next's own head manager fills `document.head`. The network never answers, so all that is visible came with the page.
 * Waits for the parts whose scripts come later (`hydrateLater`).
 * Returns the screen, the main element and its queries.
 */
export async function renderPage<Props extends object>(
  Page:
    | PageComponent<NoInfer<Props>, CollectionsOf<NoInfer<Props>>>
    | PageComponent<NoInfer<Props>>,
  result: { readonly props: Props },
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
