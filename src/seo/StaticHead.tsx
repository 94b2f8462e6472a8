import type { Graph, Thing } from 'schema-dts';
import { absoluteAddress } from '@/catalogue/addresses';
import type { Language } from '@/messages/Language';
import type { LanguageCode } from '@/shop/LanguageCode';
import { languageCodes, languages, localPath } from '@/shop/languages';
import type { PageSeo } from './PageSeo';
import { previewSize } from './preview/PreviewCard';

interface Props {
  readonly seo: PageSeo;
  /** The absolute address of the preview picture. */
  readonly image: string;
  /** The alternative text of that picture. */
  readonly imageAlt: string;
  readonly language: Pick<Language, 'code' | 'messages'>;
  /** The page's path without the prefix of a language, if search engines should index the page in each. */
  readonly inEachLanguage?: string | undefined;
}

/**
 * Head elements that only readers of the static HTML need: description, link previews and structured data.
 * pages/_document renders them, so no browser loads this code. X takes title, description and picture from Open Graph.
 * Rules: Meta, "Link previews"; Google, "Structured data".
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
 * The same page in each language, this one too, as search engines want it: each version names all, and `x-default` is
 * for readers of other languages. A site in one language has none. Source: Google, "Tell Google about localized versions of your page".
 */
function Alternates({ path }: { readonly path: string }) {
  if (languageCodes.length === 1) return null;
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

/** A language as Open Graph writes it: `bn_IN`. */
function localeOf(code: LanguageCode): string {
  return languages[code].tag.replace('-', '_');
}

/** Structured data as the text of a script element. `<` is escaped, so that no text can close the element. */
export function jsonLdText(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': [...things] };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
