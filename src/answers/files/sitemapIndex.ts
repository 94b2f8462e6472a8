import { absoluteAddress } from '@/catalogue/addresses/addresses';
import { sitemapPartNames, sitemapPartPath } from './sitemapPartNames';
import { XML_HEAD, xmlText } from './xmlText';

/** The sitemap index: the addresses of the sitemap's parts. */
export function sitemapIndex(): string {
  const parts = sitemapPartNames.map(
    (part) => `<sitemap><loc>${xmlText(absoluteAddress(sitemapPartPath(part)))}</loc></sitemap>`,
  );
  return `${XML_HEAD}
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.join('\n')}
</sitemapindex>
`;
}
