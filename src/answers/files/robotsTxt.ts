import { absoluteAddress } from '@/catalogue/addresses/addresses';

/** robots.txt: allows search engines the whole production site, and nothing of a preview deployment (VERCEL_ENV). */
export function robotsTxt(deployment: string | undefined): string {
  if (deployment === 'preview') return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteAddress('/sitemap.xml')}\n`;
}
