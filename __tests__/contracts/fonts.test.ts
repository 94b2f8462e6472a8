import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fontFiles } from '@styles/fontFaces';

describe('fonts, which browsers keep for a year', () => {
  it.each(Object.values(fontFiles))('%s is named by what it holds', (file) => {
    const digest = createHash('sha256')
      .update(readFileSync(`public${file}`))
      .digest('hex');
    expect(file).toMatch(new RegExp(`\\.${digest.slice(0, 8)}\\.woff2$`));
  });
});
