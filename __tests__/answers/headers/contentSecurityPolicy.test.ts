import { contentSecurityPolicy } from '@/answers/headers/contentSecurityPolicy';

/** The policy as a table: directive, and its sources as one text. */
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
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
  ])('says %s %s', (directive, sources) => {
    expect(directives().get(directive)).toBe(sources);
  });

  it('lets no script stand in a page, be evaluated or come from elsewhere', () => {
    const policy = contentSecurityPolicy({ vitalsAddress: 'https://vitals.example/a' });
    expect(policy).not.toMatch(/unsafe-eval|wasm/);
    expect(directives().get('script-src')).not.toMatch(/unsafe|https?:|\*|nonce|sha/);
  });

  it('frames the player and the maps in use, and nothing else', () => {
    expect(directives().get('frame-src')).toBe(
      'https://www.youtube-nocookie.com https://www.google.com https://maps.google.com',
    );
  });

  it("frames the owner's own maps by their origin, each once", () => {
    const frames = directives({
      map: 'https://maps.example/embed?pb=1;script-src%20*',
      mapArea: 'https://www.google.com/maps/embed?pb=2',
    }).get('frame-src');
    expect(frames).toBe(
      'https://www.youtube-nocookie.com https://www.google.com https://maps.google.com https://maps.example',
    );
  });

  it('lets pictures and clips come from everywhere, as documents name them', () => {
    expect(directives().get('img-src')).toBe("'self' data: https:");
    expect(directives().get('media-src')).toBe("'self' https:");
  });

  it('lets them come from the configured hosts alone where the owner wants it so', () => {
    const policy = directives({
      imageHosts: ['pictures.example/', 'shared.example/ours/'],
      imageHostsOnly: true,
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

  it('lets the browser report to the configured address, by its origin', () => {
    expect(directives({ vitalsAddress: 'https://vitals.example/in?a=1' }).get('connect-src')).toBe(
      "'self' https://vitals.example",
    );
  });
});
