import { robotsTxt } from '@/answers/files/robotsTxt';

describe('robotsTxt', () => {
  it.each([undefined, 'production'])('lets everybody read the site (%s)', (deployment) => {
    const text = robotsTxt(deployment);
    expect(text).toMatch(/^User-agent: \*\nAllow: \/\n/);
    expect(text).not.toContain('Disallow');
    expect(text).toMatch(/^Sitemap: http:\/\/localhost:3000\/sitemap\.xml$/m);
  });

  it('keeps a preview deployment out of the search engines', () => {
    const text = robotsTxt('preview');
    expect(text).toMatch(/^User-agent: \*\nDisallow: \/$/m);
    expect(text).not.toMatch(/Allow: |Sitemap/);
  });
});
