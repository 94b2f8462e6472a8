import { spellingKey } from '@/catalogue/addresses/spellingKey';

describe('spellingKey', () => {
  it.each([
    ['/Foundation', 'foundation'],
    ['/Clip & Kata/', 'clipkata'],
    ['HAIR--MACHINE', 'hairmachine'],
    ['hair_machine.html', 'hairmachinehtml'],
    ['/ফাউন্ডেশন', 'ফাউন্ডেশন'],
    ['M.R.P. (₹)', 'mrp'],
    ['Cafe\u0301', 'caf\u00e9'],
    ['/', ''],
    ['\u0000\ud83c', ''],
  ])('reduces "%s" to "%s"', (text, key) => {
    expect(spellingKey(text)).toBe(key);
  });
});
