import { PageStyle } from '@styles/PageStyle';
import { tokens } from '@styles/tokens';
import Document, {
  type DocumentContext,
  type DocumentProps,
  Head,
  Html,
  Main,
  NextScript,
} from 'next/document';
import { ServerStyleSheet } from 'styled-components';
import { staticHeadProps } from '@/data/pages/staticHeadProps';
import { priceStyle } from '@/product/PriceLine';
import { StaticHead } from '@/seo/StaticHead';
import type { LanguageCode } from '@/shop/LanguageCode';
import { languages, localPath, splitLanguage } from '@/shop/languages';

interface Props {
  /** The language of the page. */
  readonly code: LanguageCode;
}

/** The HTML around every page: its language, metadata for search engines and all styles of the page. */
export default class SiteDocument extends Document<Props> {
  static override async getInitialProps(context: DocumentContext) {
    const sheet = new ServerStyleSheet();
    const { renderPage, pathname, asPath = '/' } = context;
    // The error page is the same for all addresses.
    const { code } = splitLanguage(pathname === '/_error' ? asPath : pathname);
    try {
      context.renderPage = () =>
        renderPage({
          enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />),
        });
      const initial = await Document.getInitialProps(context);
      return { ...initial, code, styles: [initial.styles, sheet.getStyleElement()] };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    const { props, ...route } = this.props.__NEXT_DATA__;
    const { code } = this.props;
    const seo = staticHeadProps(pathOf(route), props.pageProps ?? {});
    return (
      <Html lang={languages[code].tag}>
        <Head>
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
          <link rel="manifest" href={localPath(languages[code], '/site.webmanifest')} />
          <meta name="theme-color" content={tokens.ink} />
          <PageStyle code={code} parts={priceStyle()} />
          {seo ? <StaticHead {...seo} /> : null}
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
