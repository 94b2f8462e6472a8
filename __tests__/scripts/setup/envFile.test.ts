import { envFile } from '../../../scripts/setup/envFile';
import { settingsIn } from '../../helpers/settingsIn';

describe('envFile', () => {
  it.each([
    'Rupkatha Beauty',
    "Rupa's & Co. # 1",
    'রূপকথা "বিউটি"',
    '₹100 to $5',
    '$HOME/$PATH',
    'a\\nb',
    '<iframe src="https://www.google.com/maps/embed?pb=!1m18&amp;x=1" style="border:0;"></iframe>',
    ' spaced ',
  ])('writes %s so that it is read back unchanged', (value) => {
    const text = envFile(new Map([['A', value]]));
    expect(settingsIn(text).A).toBe(value);
  });

  it('has every setting once, with its value or none, and what the site does not know below', () => {
    const text = envFile(
      new Map([
        ['OTHER', 'a'],
        ['SHOP_NAME', 'Rupkatha'],
      ]),
    );
    expect(settingsIn(text)).toEqual({ SHOP_NAME: 'Rupkatha', OTHER: 'a' });
    expect(text).toMatch(
      /^SHOP_NAME=Rupkatha\n(?:.*\n)*# --- Not used by this site -+\nOTHER=a\n$/m,
    );
    expect(text.match(/^SHOP_NAME=/gm)).toHaveLength(1);
  });

  it('rejects a value that an .env file cannot hold', () => {
    const values = new Map([['A', '\'"`']]);
    expect(() => envFile(values)).toThrow(/^A: has quotes of every kind/);
  });
});
