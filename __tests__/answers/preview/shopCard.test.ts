import { existsSync } from 'node:fs';
import { shopCard } from '@/answers/preview/shopCard';

describe('shopCard', () => {
  it('has pictures of our own, so that it can be drawn without network', () => {
    const { title, pictures } = shopCard('en');
    expect(title).toBe('Rupkatha Beauty');
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((picture) => !existsSync(`public${picture}`))).toEqual([]);
  });
});
