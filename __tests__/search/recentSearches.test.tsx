import { recentSearches } from '@/search/recentSearches';

function refuse(): never {
  throw new DOMException('refused', 'QuotaExceededError');
}

/** Another tab wrote this. */
function fromAnotherTab(text: string) {
  window.localStorage.setItem('searches', text);
  window.dispatchEvent(new StorageEvent('storage', { key: 'searches', newValue: text }));
}

beforeEach(() => recentSearches.forget());

describe('recentSearches', () => {
  it('keeps the latest first, each once in whatever spelling of case, eight at most', () => {
    for (const typed of ['a1', 'kajol', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8', ' KAJOL '])
      recentSearches.add(typed);
    expect(recentSearches.current()).toEqual(['KAJOL', 'h8', 'g7', 'f6', 'e5', 'd4', 'c3', 'b2']);
    expect(JSON.parse(window.localStorage.getItem('searches') ?? '')).toHaveLength(8);
  });

  it('keeps no search without a word, and of a long one the beginning', () => {
    recentSearches.add(' ?! ');
    recentSearches.add('ক'.repeat(500));
    expect(recentSearches.current()).toEqual(['ক'.repeat(80)]);
  });

  it('forgets all, on the device too', () => {
    recentSearches.add('kajol');
    recentSearches.forget();
    expect(recentSearches.current()).toEqual([]);
    expect(window.localStorage.getItem('searches')).toBeNull();
  });

  it.each([
    ['is full', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
    [
      'is closed to the site',
      () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse),
    ],
  ])('lasts as long as the tab where the storage %s', (_what, close) => {
    close();
    recentSearches.add('kajol');
    expect(recentSearches.current()).toEqual(['kajol']);
    recentSearches.forget();
    expect(recentSearches.current()).toEqual([]);
  });

  it('is empty once the storage was emptied or closed, in another tab', () => {
    const leave = recentSearches.subscribe(() => {});
    recentSearches.add('kajol');
    window.localStorage.clear();
    // A browser names no key then.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(recentSearches.current()).toEqual([]);
    recentSearches.add('toner');
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(recentSearches.current()).toEqual([]);
    leave();
  });

  it('tells of what another tab keeps', () => {
    const listener = jest.fn();
    const leave = recentSearches.subscribe(listener);
    fromAnotherTab('["gajra"]');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(recentSearches.current()).toEqual(['gajra']);
    leave();
    fromAnotherTab('["toner"]');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it.each(['', '{', 'null', '7', '{"0":"x"}', '[1,{"a":2},null]', `["${'x'.repeat(999)}"]`])(
    'takes %s in the storage for nothing',
    (kept) => {
      const leave = recentSearches.subscribe(() => {});
      fromAnotherTab(kept);
      expect(recentSearches.current()).toEqual([]);
      leave();
    },
  );
});
