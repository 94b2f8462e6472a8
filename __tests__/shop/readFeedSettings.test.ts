import { readFeedSettings } from '@/shop/readFeedSettings';

describe('readFeedSettings', () => {
  it.each([{}, { FEEDS_FOR: ' ' }, { FEEDS_AVAILABILITY: 'in_stock', FEEDS_STORE_CODE: 'a' }])(
    'turns nothing on for %j',
    (environment) => {
      expect(readFeedSettings(environment)).toBeUndefined();
    },
  );

  it('turns on the named feeds', () => {
    const settings = { FEEDS_FOR: 'meta, google', FEEDS_AVAILABILITY: 'in_stock' };
    expect(readFeedSettings({ ...settings, FEEDS_STORE_CODE: ' A-1 ' })).toEqual({
      for: ['meta', 'google'],
      availability: 'in_stock',
      storeCode: 'A-1',
    });
    expect(readFeedSettings({ ...settings, FEEDS_FOR: 'meta' })).toMatchObject({ for: ['meta'] });
  });

  it.each([
    [{ FEEDS_FOR: 'bing' }, /FEEDS_FOR.*should be google, meta, or both/],
    [{ FEEDS_FOR: 'meta' }, /FEEDS_AVAILABILITY: missing; nobody but you/],
    [{ FEEDS_FOR: 'meta', FEEDS_AVAILABILITY: 'yes' }, /FEEDS_AVAILABILITY: should be in_stock or/],
    [{ FEEDS_FOR: 'google', FEEDS_AVAILABILITY: 'in_stock' }, /FEEDS_STORE_CODE: missing; Google/],
  ])('rejects %j', (environment, says) => {
    expect(() => readFeedSettings(environment)).toThrow(says);
  });
});
