import { categoryIntros } from '@/messages/en/categoryIntros';

describe('the intros of categories', () => {
  it('are one distinct sentence for each of the 39 categories', () => {
    const intros = Object.values(categoryIntros);
    expect(intros.filter((intro) => !/^[A-Z].{40,180}\.$/.test(intro))).toEqual([]);
    expect(new Set(intros).size).toBe(39);
  });
});
