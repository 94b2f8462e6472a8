const hidden = /[\p{Cc}\p{Bidi_Control}\u200B\u2028\u2029\u2060\uFEFF]/u;
const visible = /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
const site = 'https://shop.example';

/** Whether a page can show a value as what it is meant to be. Written independently of the normalisers. */
export const showable = {
  id: (value: unknown) => typeof value === 'string' && value !== '',

  text: (longest: number) => (value: unknown) =>
    typeof value === 'string' &&
    value.isWellFormed() &&
    !hidden.test(value) &&
    visible.test(value) &&
    value === value.trim() &&
    Array.from(value).length <= longest,

  rupees: (value: unknown) =>
    typeof value === 'number' &&
    value >= 0.01 &&
    value <= 1e7 &&
    Number(value.toFixed(2)) === value,

  percent: (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 99,

  address: (value: unknown) => {
    if (typeof value !== 'string' || value.length > 2000 || !value.isWellFormed()) return false;
    if (/[\s\p{Cc}"<>\\]/u.test(value)) return false;
    const { protocol, username, password, origin } = new URL(value, site);
    if (value.startsWith('/')) return origin === site;
    return value.startsWith('https://') && protocol === 'https:' && username + password === '';
  },
};
