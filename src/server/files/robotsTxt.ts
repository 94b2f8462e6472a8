import { absoluteAddress } from '@/catalogue/addresses';

/** Everybody may read everything of the real site; a preview deployment is nobody's to keep. */
export function robotsTxt(deployment: string | undefined): string {
  if (deployment === 'preview') return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteAddress('/sitemap.xml')}\n`;
}
