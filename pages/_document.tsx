import { PageStyle } from '@styles/PageStyle';
import { tokens } from '@styles/tokens';
import type { NextComponentType } from 'next';
import Document, {
  type DocumentContext,
  type DocumentProps,
  Head,
  Html,
  Main,
  NextScript,
} from 'next/document';
import { ServerStyleSheet } from 'styled-components';
import { documentSeo } from '@/data/pages/documentSeo';
import { englishDictionary } from '@/messages/en/englishDictionary';
import type { UnlistedPage } from '@/page/unlistedPage';
import { DocumentSeo } from '@/seo/DocumentSeo';

interface Props {
  /** The language of the page, a value of the attribute `lang`. */
  readonly lang: string | undefined;
}

/** The HTML around every page: its language, metadata for search engines and all styles of the page. */
export default class SiteDocument extends Document<Props> {
  static override async getInitialProps(context: DocumentContext) {
    const sheet = new ServerStyleSheet();
    const { renderPage } = context;
    let lang: Props['lang'];
    try {
      context.renderPage = () =>
        renderPage({
          enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />),
          enhanceComponent: (Page: NextComponentType & Partial<UnlistedPage>) => {
            lang = Page.language?.tag;
            return Page;
          },
        });
      const initial = await Document.getInitialProps(context);
      return { ...initial, lang, styles: [initial.styles, sheet.getStyleElement()] };
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
          <meta name="theme-color" content={tokens.ink} />
          <PageStyle lang={this.props.lang} />
          {seo ? <DocumentSeo {...seo} /> : null}
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}

/** The path of the page that is rendered: its route with the parameters filled in. */
function pathOf({ page, query }: Pick<DocumentProps['__NEXT_DATA__'], 'page' | 'query'>): string {
  return page.replace(/\[(\w+)\]/g, (_parameter, name) => encodeURIComponent(String(query[name])));
}
