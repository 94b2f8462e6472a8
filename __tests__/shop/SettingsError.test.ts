import { SettingsError } from '@/shop/SettingsError';

describe('SettingsError', () => {
  it('lists every problem on its own line', () => {
    const error = new SettingsError(['SHOP_NAME: missing', 'SHOP_PHONE: missing']);
    expect(error.message.split('\n').slice(1)).toEqual([
      '  - SHOP_NAME: missing',
      '  - SHOP_PHONE: missing',
    ]);
    expect(error.name).toBe('SettingsError');
  });
});
