import { tokens } from '@styles/tokens';
import type { NEXT_DATA, NextComponentType } from 'next/dist/shared/lib/utils';
import Document, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import type { ReactElement } from 'react';
import { ServerStyleSheet } from 'styled-components';
import type { MessagePage } from '@/page/messagePage';
import { DocumentSeo } from '@/seo/DocumentSeo';
import { documentSeo } from '@/server/documentSeo';
import { documentStyles } from '@/server/styles/documentStyles';
import { announcedStyleFile } from '@/server/styles/styleFiles';
import { englishDictionary } from '@/words/en/englishDictionary';

interface Props {
  /** The page's language, as in the attribute `lang`. */
  readonly lang: string | undefined;
  /** The styles before all that the page says of itself, and the way to the file of styles behind all that it shows. */
  readonly firstStyle: ReactElement;
  readonly lastStyle: ReactElement | undefined;
}

/**
 * Puts the styles into the static HTML, or the way to the file that has them. Its language is the one that the page is bound to.
 */
export default class SiteDocument extends Document<Props> {
  static override async getInitialProps(context: DocumentContext) {
    const sheet = new ServerStyleSheet();
    const { renderPage } = context;
    let lang: Props['lang'];
    try {
      context.renderPage = () =>
        renderPage({
          enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />),
          enhanceComponent: (Page: NextComponentType & Partial<MessagePage>) => {
            lang = Page.language?.tag;
            return Page;
          },
        });
      const initial = await Document.getInitialProps(context);
      const file = announcedStyleFile(context.pathname);
      const { first, own, last } = documentStyles(sheet, initial.html, file);
      const styles = [initial.styles, own];
      return { ...initial, lang, styles, firstStyle: first, lastStyle: last };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    const { props, ...route } = this.props.__NEXT_DATA__;
    const seo = documentSeo(pathOf(route), props.pageProps ?? {}, englishDictionary);
    return (
      <Html lang={this.props.lang}>
        <Head>
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
          <link rel="manifest" href="/site.webmanifest" />
          {/* The first paint shows the page, not its header alone. Only Chromium knows it. */}
          <link rel="expect" href="#page" blocking="render" />
          <meta name="theme-color" content={tokens.ink} />
          {this.props.firstStyle}
          {seo ? <DocumentSeo {...seo} /> : null}
        </Head>
        <body>
          <Main />
          {this.props.lastStyle}
          <NextScript />
        </body>
      </Html>
    );
  }
}

/** The path of the page that is rendered: its route with the parameters filled in. */
function pathOf({ page, query }: Pick<NEXT_DATA, 'page' | 'query'>): string {
  return page.replace(/\[(\w+)\]/g, (_parameter, name) => encodeURIComponent(String(query[name])));
}
