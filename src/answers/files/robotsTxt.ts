import { absoluteAddress } from '@/catalogue/addresses/addresses';

/** Allows search engines the whole production site, and nothing of a preview deployment. */
export function robotsTxt(deployment: string | undefined): string {
  if (deployment === 'preview') return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteAddress('/sitemap.xml')}\n`;
}
