import { absoluteAddress } from '@/catalogue/addresses/addresses';
import type { Language } from '@/messages/Language';
import type { LanguageCode } from '@/shop/LanguageCode';
import { languageCodes, languages, localPath } from '@/shop/languages';
import { jsonLdText } from './jsonLd/jsonLdText';
import type { PageSeo } from './PageSeo';
import { previewSize } from './PreviewCard';

interface Props {
  readonly seo: PageSeo;
  /** The absolute address of the preview picture. */
  readonly image: string;
  readonly imageAlt: string;
  readonly language: Pick<Language, 'code' | 'messages'>;
  /** The page's path without a language's prefix, if it should be indexed in each language. */
  readonly inEachLanguage?: string | undefined;
}

/**
 * Head elements for readers of the static HTML, such as search engines and previews. Browsers don't load this code. X,
 * too, reads Open Graph. Sources: Meta, "Link previews"; Google, "Structured data".
 */
export function StaticHead({ seo, image, imageAlt, language, inEachLanguage }: Props) {
  return (
    <>
      <meta name="description" content={seo.description} />
      <meta name="robots" content="max-image-preview:large" />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={absoluteAddress(seo.path)} />
      <meta property="og:type" content={seo.price ? 'product' : 'website'} />
      <meta property="og:site_name" content={language.messages.shop.name} />
      <meta property="og:locale" content={localeOf(language.code)} />
      {languageCodes
        .filter((code) => code !== language.code)
        .map((code) => (
          <meta key={code} property="og:locale:alternate" content={localeOf(code)} />
        ))}
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(previewSize.width)} />
      <meta property="og:image:height" content={String(previewSize.height)} />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={imageAlt} />
      {seo.price ? (
        <>
          <meta property="product:price:amount" content={String(seo.price.amount)} />
          <meta property="product:price:currency" content="INR" />
          <meta name="twitter:label1" content={seo.price.label} />
          <meta name="twitter:data1" content={seo.price.text} />
        </>
      ) : null}
      {inEachLanguage === undefined ? null : <Alternates path={inEachLanguage} />}
      <script type="application/ld+json">{jsonLdText(seo.things)}</script>
    </>
  );
}

/**
 * Links to the page in every language, itself included (Google, "Tell Google about localized versions of your page").
 */
function Alternates({ path }: { readonly path: string }) {
  const address = (code: LanguageCode) => absoluteAddress(localPath(languages[code], path));
  return (
    <>
      {languageCodes.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address('en')} />
    </>
  );
}

function localeOf(code: LanguageCode): string {
  return languages[code].tag.replace('-', '_');
}
