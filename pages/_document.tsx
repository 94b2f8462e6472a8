import '@/views/everyStyle';
import { PageStyle } from '@styles/PageStyle';
import { tokens } from '@styles/tokens';
import type { AppProps } from 'next/app';
import Document, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import { ServerStyleSheet } from 'styled-components';
import { staticHeadProps } from '@/data/pages/staticHeadProps';
import type { PageComponent } from '@/page/makePage';
import { pictureStyle } from '@/pictures/Picture';
import { priceStyle } from '@/product/Price';
import { StaticHead } from '@/seo/StaticHead';
import { localPath } from '@/shop/languages';
import { buttonStyle } from '@/ui/buttonStyle';
import { drawnStyle } from '@/ui/iconStyle';
import ErrorPage from './500';

/** The CSS of what has no styled component. */
const parts = pictureStyle() + priceStyle() + drawnStyle() + buttonStyle();

type Shown = Pick<AppProps, 'Component' | 'pageProps'>;

interface Props extends Pick<Shown, 'pageProps'> {
  readonly page: PageComponent;
}

/** The HTML around every page: its language, metadata and styles. */
export default class SiteDocument extends Document<Props> {
  static override async getInitialProps(context: DocumentContext) {
    const sheet = new ServerStyleSheet();
    const { renderPage } = context;
    // `next dev` may show an error in place of a page; then the head is the error page's.
    let shown: Shown = { Component: ErrorPage, pageProps: {} };
    try {
      context.renderPage = () =>
        renderPage({
          enhanceApp: (App) => (props) => {
            shown = props;
            return sheet.collectStyles(<App {...props} />);
          },
        });
      const initial = await Document.getInitialProps(context);
      const styles = [initial.styles, sheet.getStyleElement()];
      return {
        ...initial,
        page: shown.Component as PageComponent,
        pageProps: shown.pageProps,
        styles,
      };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    const { page, pageProps } = this.props;
    const language = page.language(pageProps);
    const seo = staticHeadProps(page.definition(pageProps), language, pageProps);
    return (
      <Html lang={language.tag}>
        <Head>
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
          <link rel="manifest" href={localPath(language, '/site.webmanifest')} />
          <meta name="theme-color" content={tokens.ink} />
          <PageStyle code={language.code} parts={parts} />
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
