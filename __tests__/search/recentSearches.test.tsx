import { forgetSearches, recentSearches, rememberSearch } from '@/search/recentSearches';

/** Another tab wrote this. */
function fromAnotherTab(text: string) {
  window.localStorage.setItem('searches', text);
  window.dispatchEvent(new StorageEvent('storage', { key: 'searches', newValue: text }));
}

beforeEach(() => forgetSearches());

describe('recentSearches', () => {
  it('keeps the latest first, each once in whatever spelling of case, eight at most', () => {
    for (const typed of ['a1', 'kajol', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8', ' KAJOL '])
      rememberSearch(typed);
    expect(recentSearches.read()).toEqual(['KAJOL', 'h8', 'g7', 'f6', 'e5', 'd4', 'c3', 'b2']);
    expect(JSON.parse(window.localStorage.getItem('searches') ?? '')).toHaveLength(8);
  });

  it('keeps no search without a word, and of a long one the beginning', () => {
    rememberSearch(' ?! ');
    rememberSearch('ক'.repeat(500));
    expect(recentSearches.read()).toEqual(['ক'.repeat(80)]);
  });

  it('forgets all, on the device too', () => {
    rememberSearch('kajol');
    forgetSearches();
    expect(recentSearches.read()).toEqual([]);
    expect(window.localStorage.getItem('searches')).toBeNull();
  });

  it.each(['', '{', 'null', '7', '{"0":"x"}', '[1,{"a":2},null]', `["${'x'.repeat(999)}"]`])(
    'takes %s in the storage for nothing',
    (kept) => {
      fromAnotherTab(kept);
      expect(recentSearches.read()).toEqual([]);
    },
  );
});
