import { forgetSearches, recentSearches, rememberSearch } from '@/search/recentSearches';

/** Simulates that another tab stored this text. */
function fromAnotherTab(text: string) {
  window.localStorage.setItem('searches', text);
  window.dispatchEvent(new StorageEvent('storage', { key: 'searches', newValue: text }));
}

beforeEach(() => forgetSearches());

describe('recentSearches', () => {
  it('keeps the latest eight first, without duplicates that differ only in case', () => {
    for (const typed of ['a1', 'kajol', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8', ' KAJOL '])
      rememberSearch(typed);
    expect(recentSearches.read()).toEqual(['KAJOL', 'h8', 'g7', 'f6', 'e5', 'd4', 'c3', 'b2']);
    expect(JSON.parse(window.localStorage.getItem('searches') ?? '')).toHaveLength(8);
  });

  it('ignores a search without letters, and cuts a long one to 80 characters', () => {
    rememberSearch(' ?! ');
    rememberSearch('ক'.repeat(500));
    expect(recentSearches.read()).toEqual(['ক'.repeat(80)]);
  });

  it('clears all, also in the storage', () => {
    rememberSearch('kajol');
    forgetSearches();
    expect(recentSearches.read()).toEqual([]);
    expect(window.localStorage.getItem('searches')).toBeNull();
  });

  it.each(['', '{', 'null', '7', '{"0":"x"}', '[1,{"a":2},null]', `["${'x'.repeat(999)}"]`])(
    'treats the invalid stored text %s as empty',
    (kept) => {
      fromAnotherTab(kept);
      expect(recentSearches.read()).toEqual([]);
    },
  );
});
