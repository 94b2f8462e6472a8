import { shop } from '@/shop/shop';
import { jsonLdText } from './jsonLd/jsonLdText';
import { type AnyPageProps, structuredData } from './jsonLd/structuredData';
import { previewSize } from './preview/PreviewCard';

/**
 * What only readers of the static HTML want: link previews and structured data. pages/_document puts it there, so no
 * browser loads its code. Rules: Meta, "Link previews"; Google, "Structured data".
 */
export function DocumentSeo({ pageProps }: { pageProps: AnyPageProps }) {
  const { seo } = pageProps;
  if (!seo) return null;
  return (
    <>
      <meta name="robots" content="max-image-preview:large" />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={shop.siteAddress + seo.path} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:image" content={seo.image} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(previewSize.width)} />
      <meta property="og:image:height" content={String(previewSize.height)} />
      <meta property="og:image:alt" content={seo.imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json">{jsonLdText(structuredData(pageProps))}</script>
    </>
  );
}
