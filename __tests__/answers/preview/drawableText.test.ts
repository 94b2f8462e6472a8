import { drawableText } from '@/answers/preview/drawableText';

describe('drawableText', () => {
  it.each([
    ['Trial Glow ✨ Primer 💄', 'Trial Glow Primer'],
    ['ঝলক ✨ প্রাইমার 💄', 'ঝলক প্রাইমার'],
    ['韓国 Trial Snail 96', 'Trial Snail 96'],
    ['Trial لپ Tint', 'Trial Tint'],
    ['Trial ★ Offer ➤ Base ①', 'Trial Offer Base 1'],
    ['र‍्याम्प, र‍्य', 'र‍्याम्प, र‍्य'],
    ['Crème ā, ₹1,299 – “new”…', 'Crème a, ₹1,299 – “new”…'],
    ['👩‍🎤', ''],
  ])('of "%s" is "%s"', (text, drawn) => {
    expect(drawableText(text)).toBe(drawn);
  });
});
