import { isForOptimiser } from '@/server/door/isForOptimiser';

describe('isForOptimiser', () => {
  it.each([
    ...['/_next/image', '/_next/image?url=a', '/_next/image/', '/_next/images', '/_next/image#a'],
    ...['//_next/image', '/_next//image', '/_next\\image', '\\_next/image', '/_next/./image'],
    ...['/_next/x/../image', '/_next/x/%2e%2e/image', '/x/../_next/image', '/_next/%2E/image'],
  ])('knows %s', (target) => {
    expect(isForOptimiser(target)).toBe(true);
  });

  it.each(['/', '/image', '/x/_next/image', '/_next/data', '/?/_next/image', '/x#/../_next/image'])(
    'takes %s for another',
    (target) => {
      expect(isForOptimiser(target)).toBe(false);
    },
  );
});
