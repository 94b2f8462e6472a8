import { securityHeaders } from '@/answers/headers/securityHeaders';

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
