import { checkSettingsFile } from '@/data/settings/checkSettingsFile';

describe('checkSettingsFile', () => {
  it.each([
    ['a password with a dollar', 'FIREBASE_READER_PASSWORD=abc$def', 'at its $'],
    ['one in single quotes, which Next cuts too', "FIREBASE_READER_PASSWORD='abc$def'", 'at its $'],
    ['one in double quotes', 'FIREBASE_READER_PASSWORD="abc#d$ef"', 'at its $'],
    ['a hash without quotes', 'FIREBASE_READER_PASSWORD = abc#def # mine', 'at its #'],
    ['a quote that does not end', "FIREBASE_READER_PASSWORD='abc#def", 'at its #'],
  ])('refuses %s by its name, and does not repeat it', (_what, line, reason) => {
    const check = () => checkSettingsFile(`SHOP_NAME=Rose\n${line}\n`);
    expect(check).toThrow(`FIREBASE_READER_PASSWORD: would be cut ${reason}`);
    expect(check).not.toThrow('abc');
  });

  it('takes all others', () => {
    const lines = [
      "FIREBASE_READER_PASSWORD='abc#def' # mine",
      'SHOP_STREET="5 #2, Station Road"',
      'SHOP_NAME=Priya’s # the shop',
      '# SHOP_CREDIT=$5',
      'SHOP_PRICE_RANGE= # ₹100 to $5',
      'GOOGLE_APPLICATION_CREDENTIALS=C:\\Users\\me\\shop-key.json',
    ];
    expect(() => checkSettingsFile(lines.join('\r\n'))).not.toThrow();
  });
});
