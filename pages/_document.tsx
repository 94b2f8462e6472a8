import { PageStyle } from '@styles/PageStyle';
import { tokens } from '@styles/tokens';
import Document, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import { ServerStyleSheet } from 'styled-components';
import { staticHeadProps } from '@/data/pages/staticHeadProps';
import { languageOf, type SitePage } from '@/page/sitePage';
import { StaticHead } from '@/seo/StaticHead';
import { localPath } from '@/shop/languages';
import ErrorPage from './500';

interface Props {
  readonly page: SitePage;
}

/** The HTML around every page: its language, metadata for search engines and all styles of the page. */
export default class SiteDocument extends Document<Props> {
  static override async getInitialProps(context: DocumentContext) {
    const sheet = new ServerStyleSheet();
    const { renderPage } = context;
    // What there is a head for when `next dev` shows an error in place of a page.
    let page: unknown = ErrorPage;
    try {
      context.renderPage = () =>
        renderPage({
          enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />),
          enhanceComponent: (Page) => {
            page = Page;
            return Page;
          },
        });
      const initial = await Document.getInitialProps(context);
      const styles = [initial.styles, sheet.getStyleElement()];
      return { ...initial, page: page as SitePage, styles };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    const { page, __NEXT_DATA__: data } = this.props;
    const { pageProps = {} } = data.props;
    const language = languageOf(page, pageProps);
    const seo = staticHeadProps(page.definition(pageProps), language, pageProps);
    return (
      <Html lang={language.tag}>
        <Head>
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
          <link rel="manifest" href={localPath(language, '/site.webmanifest')} />
          <meta name="theme-color" content={tokens.ink} />
          <PageStyle code={language.code} />
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
