import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fontFiles } from '@styles/fontFaces';

describe('files that browsers cache for a year', () => {
  it.each(Object.values(fontFiles))('%s has the hash of its content in its name', (file) => {
    const digest = createHash('sha256')
      .update(readFileSync(`public${file}`))
      .digest('hex');
    expect(file).toMatch(new RegExp(`\\.${digest.slice(0, 8)}\\.(?:woff2|woff2)$`));
  });
});
