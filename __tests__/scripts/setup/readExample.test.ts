import { readFileSync } from 'node:fs';
import { readExample } from '../../../scripts/setup/readExample';

const example = readFileSync('.env.example', 'utf8');

describe('readExample', () => {
  it('finds every setting with its explanation', () => {
    const settings = readExample(example);
    expect(settings.find(({ name }) => name === 'SITE_ADDRESS')).toMatchObject({
      part: 'Hours and address',
      isUsual: true,
      about: expect.stringMatching(/^The site's own public address/),
    });
    expect(settings.find(({ name }) => name === 'FEEDS_FOR')).toMatchObject({ isUsual: false });
    expect(settings.every(({ part }) => part)).toBe(true);
  });
});
