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
    const text = envFile('A=\n', new Map([['A', value]]));
    expect(settingsIn(text).A).toBe(value);
  });

  it('rejects a value that an .env file cannot hold', () => {
    const values = new Map([['A', '\'"`']]);
    expect(() => envFile('A=\n', values)).toThrow(/^A: has quotes of every kind/);
  });
});
