import { knownPath } from '@/answers/notFound/knownPath';
import { aliases } from '@/catalogue/aliases';
import { spellingKey } from '@/catalogue/spellingKey';

const rows = Object.entries(aliases);

describe('aliases', () => {
  it('each resolve to their own category', () => {
    const led = rows.map(([slug, spellings]) => [slug, spellings.map(knownPath)]);
    expect(led).toEqual(rows.map(([slug, spellings]) => [slug, spellings.map(() => `/${slug}`)]));
  });

  it('list no spelling of a category twice', () => {
    const keys = rows.map(([, spellings]) => spellings.map(spellingKey));
    expect(keys.filter((each) => new Set(each).size < each.length)).toEqual([]);
  });
});
