import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import { HtmlContext } from 'next/dist/shared/lib/html-context.shared-runtime';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { DocumentContext, DocumentProps } from 'next/document';
import type { ComponentType, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static.node';
import type { Collections } from '@/catalogue/addresses/pageDefinitions';
import type { PageComponent } from '@/page/makePage';
import SiteDocument from '../../pages/_document';
import { appWith } from './appWith';
import { aRouter } from './aRouter';
import { jsonRoundTrip } from './jsonRoundTrip';

// React's server for Node needs it, and jsdom lacks it.
globalThis.setImmediate ??= setImmediate;

/**
 * The static HTML of a page as Next's server writes it (next/dist/server/render.js): first the app with the page, then
 * the document around it with the collected head. For tests in the node environment: in a browser environment Next
 * collects no head.
 */
export async function documentOf<Props extends object, Shown extends Collections>(
  Page: PageComponent<Props, Shown>,
  result: { readonly props: NoInfer<Props> },
): Promise<string> {
  const pageProps = jsonRoundTrip(result.props);
  const initial = await SiteDocument.getInitialProps(contextOf(Page, pageProps));
  const props = {
    ...initial,
    __NEXT_DATA__: { buildId: 'a-build', page: '/[category]', query: {}, props: { pageProps } },
    buildManifest: {
      pages: { '/_app': [], '/[category]': [] },
      polyfillFiles: [],
      lowPriorityFiles: [],
    },
    docComponentsRendered: {},
    dynamicImports: [],
    dynamicCssManifest: new Set(),
    headTags: [],
    scriptLoader: {},
    assetQueryString: '',
  } as unknown as DocumentProps & typeof initial;
  const html = renderToStaticMarkup(
    <HtmlContext value={props}>
      <SiteDocument {...props} />
    </HtmlContext>,
  );
  return html.replace(
    '<next-js-internal-body-render-target></next-js-internal-body-render-target>',
    initial.html,
  );
}

/** How a document takes part in the rendering of a page: it wraps the app to see the page and to collect styles. */
interface Enhancement {
  readonly enhanceApp: (App: () => ReactElement) => ComponentType<object>;
}

/** What Next passes to a document: functions to render the page and to collect its head. */
function contextOf(Page: unknown, pageProps: object): DocumentContext {
  const heads = { gathered: [] as ReactElement[] };
  const manager = {
    mountedInstances: new Set(),
    updateHead: (elements: ReactElement[]) => {
      heads.gathered = elements;
    },
  };
  const renderPage = async ({ enhanceApp }: Enhancement) => {
    const Enhanced = enhanceApp(() => appWith(Page, pageProps));
    // Like Next's server it waits for the parts whose scripts come later.
    const { prelude } = await prerenderToNodeStream(
      <HeadManagerContext value={manager}>
        <RouterContext value={aRouter()}>
          <Enhanced {...{ Component: Page, pageProps }} />
        </RouterContext>
      </HeadManagerContext>,
    );
    return { html: await text(prelude), head: heads.gathered };
  };
  const context = {
    renderPage,
    defaultGetInitialProps: (asked: DocumentContext) => asked.renderPage(),
  };
  return context as unknown as DocumentContext;
}
