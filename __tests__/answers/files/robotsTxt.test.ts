import { robotsTxt } from '@/answers/files/robotsTxt';

describe('robotsTxt', () => {
  it.each([undefined, 'production'])('allows every crawler (%s)', (deployment) => {
    const text = robotsTxt(deployment);
    expect(text).toMatch(/^User-agent: \*\nAllow: \/\n/);
    expect(text).not.toContain('Disallow');
    expect(text).toMatch(/^Sitemap: http:\/\/localhost:3000\/sitemap\.xml$/m);
  });

  it('disallows all crawlers on a preview deployment', () => {
    const text = robotsTxt('preview');
    expect(text).toMatch(/^User-agent: \*\nDisallow: \/$/m);
    expect(text).not.toMatch(/Allow: |Sitemap/);
  });
});
