import { fontFiles } from '@styles/fontFaces';
import { globalStyle } from '@styles/globalStyle';
import { tokens } from '@styles/tokens';
import Document, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import { ServerStyleSheet } from 'styled-components';
import { DocumentSeo } from '@/seo/DocumentSeo';

/** Puts the styles into the static HTML: the global ones as they are, and those of the components of this page. */
export default class SiteDocument extends Document {
  static override async getInitialProps(context: DocumentContext) {
    const sheet = new ServerStyleSheet();
    const { renderPage } = context;
    try {
      context.renderPage = () =>
        renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) });
      const initial = await Document.getInitialProps(context);
      return { ...initial, styles: [initial.styles, sheet.getStyleElement()] };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    return (
      <Html lang="en-IN">
        <Head>
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          {[fontFiles.display, fontFiles.text].map((file) => (
            <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="" />
          ))}
          <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
          <link rel="manifest" href="/site.webmanifest" />
          <meta name="theme-color" content={tokens.ink} />
          <style>{globalStyle}</style>
          <DocumentSeo pageProps={this.props.__NEXT_DATA__.props.pageProps} />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
