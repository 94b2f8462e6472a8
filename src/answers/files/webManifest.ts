import { tokens } from '@styles/tokens';
import { paths } from '@/catalogue/addresses';
import { type LanguageFacts, localPath } from '@/shop/languages';
import { shop } from '@/shop/shop';

/**
 * The manifest with which a phone can add the site to its home screen: it then opens in the language in which it was
 * added. Source: W3C, Web Application Manifest.
 */
export function webManifest(language: Pick<LanguageFacts, 'tag' | 'prefix'>): string {
  return JSON.stringify({
    name: shop.name,
    short_name: shop.name,
    start_url: localPath(language, paths.home),
    display: 'minimal-ui',
    lang: language.tag,
    background_color: tokens.page,
    theme_color: tokens.ink,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
