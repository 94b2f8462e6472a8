import { absoluteAddress } from '@/catalogue/addresses';

/** Search engines may read all of the real site, and nothing of a preview deployment, which nobody should find. */
export function robotsTxt(deployment: string | undefined): string {
  if (deployment === 'preview') return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteAddress('/sitemap.xml')}\n`;
}
