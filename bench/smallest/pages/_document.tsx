import Document, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import { ServerStyleSheet } from 'styled-components';

export default class SmallestDocument extends Document {
  static override async getInitialProps(context: DocumentContext) {
    const sheet = new ServerStyleSheet();
    const { renderPage } = context;
    context.renderPage = () =>
      renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) });
    const initial = await Document.getInitialProps(context);
    return { ...initial, styles: [initial.styles, sheet.getStyleElement()] };
  }

  override render() {
    return (
      <Html lang="en-IN">
        <Head />
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
