import { tokens } from '@styles/tokens';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { categories } from '@/catalogue/categories';
import { categoryName } from '@/messages/CategoryLabels';
import { dictionaries } from '@/messages/dictionaries';
import type { LanguageCode } from '@/shop/LanguageCode';
import { type LanguageFacts, localPath } from '@/shop/languages';
import { shop } from '@/shop/shop';

/**
 * The manifest for adding the site to a home screen. Each language is an app. Source: W3C, "Web Application Manifest".
 */
export function webManifest(language: LanguageFacts): string {
  const { code } = language;
  const { messages, seo } = dictionaries[code];
  const home = localPath(language, pageDefinitions.home.path);
  return JSON.stringify({
    id: home,
    name: messages.shop.name,
    short_name: messages.shop.name,
    description: seo.descriptions.home(messages.shop.name, messages.place.town),
    start_url: home,
    scope: '/',
    display: 'standalone',
    // Keeps the browser's Back button. Safari ignores this, but there a swipe from the edge leads back.
    display_override: ['minimal-ui', 'standalone'],
    lang: language.tag,
    dir: 'ltr',
    background_color: tokens.page,
    theme_color: tokens.ink,
    categories: ['shopping', 'beauty'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      {
        src: '/icons/monochrome-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'monochrome',
      },
    ],
    // Screenshots show the demo's shop and prices, so another shop has none.
    ...(shop.showsDemoCatalogue ? { screenshots: screenshots(code) } : {}),
  });
}

/** Pictures that browsers show before installing: narrow ones on phones, wide ones on computers. */
function screenshots(code: LanguageCode) {
  const { labelsOf, category } = dictionaries[code].messages;
  const [first] = categories;
  const shelf = first ? categoryName(labelsOf(first.slug)) : category.home;
  return [
    { name: 'home-narrow', label: category.home, form_factor: 'narrow', sizes: '720x1560' },
    { name: 'shelf-narrow', label: shelf, form_factor: 'narrow', sizes: '720x1560' },
    { name: 'home-wide', label: category.home, form_factor: 'wide', sizes: '1280x800' },
  ].map(({ name, ...picture }) => ({
    src: `/screenshots/${name}-${code}.webp`,
    type: 'image/webp',
    ...picture,
  }));
}
