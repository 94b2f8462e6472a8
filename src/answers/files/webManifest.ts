import { tokens } from '@styles/tokens';
import type { Language } from '@/messages/Language';
import { shop } from '@/shop/shop';

/** The manifest with which a phone can add the site to its home screen. Source: W3C, Web Application Manifest. */
export function webManifest({ tag }: Language): string {
  return JSON.stringify({
    name: shop.name,
    short_name: shop.name,
    start_url: '/',
    display: 'minimal-ui',
    lang: tag,
    background_color: tokens.page,
    theme_color: tokens.ink,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
