import { contentSecurityPolicy } from '@/answers/headers/contentSecurityPolicy';
import { securityHeaders } from '@/answers/headers/securityHeaders';

/** The policy as a map from each directive to its sources, in one string. */
function directives(shop: Parameters<typeof contentSecurityPolicy>[0] = {}): Map<string, string> {
  return new Map(
    contentSecurityPolicy(shop)
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0] ?? '', directive.replace(/^\S+ /, '')]),
  );
}

describe('contentSecurityPolicy', () => {
  it.each([
    ['script-src', "'self'"],
    ['connect-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ])('sets %s to %s', (directive, sources) => {
    expect(directives().get(directive)).toBe(sources);
  });

  it('allows no inline, evaluated or third-party scripts', () => {
    const policy = contentSecurityPolicy({ vitalsAddress: 'https://vitals.example/a' });
    expect(policy).not.toMatch(/unsafe-eval|wasm/);
    expect(directives().get('script-src')).not.toMatch(/unsafe|https?:|\*|nonce|sha/);
  });

  it('allows frames only of the video player and of the maps', () => {
    expect(directives().get('frame-src')).toBe(
      'https://www.youtube-nocookie.com https://www.google.com https://maps.google.com',
    );
  });

  it("allows frames of the owner's own maps by origin, each origin once", () => {
    const frames = directives({
      map: 'https://maps.example/embed?pb=1;script-src%20*',
      mapArea: 'https://www.google.com/maps/embed?pb=2',
    }).get('frame-src');
    expect(frames).toBe(
      'https://www.youtube-nocookie.com https://www.google.com https://maps.google.com https://maps.example',
    );
  });

  it('allows pictures and clips from any https host, since documents may name any', () => {
    expect(directives().get('img-src')).toBe("'self' data: https:");
    expect(directives().get('media-src')).toBe("'self' https:");
  });

  it('allows only the configured hosts when the owner restricts pictures to them', () => {
    const policy = directives({
      pictureHosts: ['pictures.example/', 'shared.example/ours/'],
      pictureHostsOnly: true,
      banner: '/pictures/banner.jpg',
      visitorCounter: 'https://counter.example/hits.svg?id=1',
      reviewClips: ['/a.mp4', 'https://pictures.example/b.mp4', 'https://clips.example/c.mp4'],
    });
    const all = [
      ...['https://pictures.example/', 'https://shared.example/ours/'],
      ...['https://counter.example', 'https://pictures.example', 'https://clips.example'],
    ];
    expect(policy.get('img-src')).toBe(["'self'", 'data:', ...all].join(' '));
    expect(policy.get('media-src')).toBe(["'self'", ...all].join(' '));
  });

  it('allows the browser to report to the configured address, by origin', () => {
    expect(directives({ vitalsAddress: 'https://vitals.example/in?a=1' }).get('connect-src')).toBe(
      "'self' https://vitals.example",
    );
  });
});

function headersOf(siteAddress: string): Record<string, string> {
  return Object.fromEntries(
    securityHeaders({ siteAddress }).map(({ key, value }) => [key.toLowerCase(), value]),
  );
}

describe('securityHeaders', () => {
  it.each([
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
    ['content-security-policy', expect.stringContaining("script-src 'self';")],
  ])('set %s', (name, value) => {
    expect(headersOf('https://shop.example')[name]).toEqual(value);
  });

  it('set HSTS of two years for an https site', () => {
    expect(headersOf('https://shop.example')['strict-transport-security']).toBe('max-age=63072000');
  });

  it('set no HSTS for a site without https', () => {
    expect(headersOf('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
  });
});
