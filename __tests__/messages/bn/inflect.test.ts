import { inflect } from '@/messages/bn/inflect';

describe('inflect', () => {
  it.each([
    ['দোকান', 'দোকানের', 'দোকানে'],
    ['মিষ্টি', 'মিষ্টির', 'মিষ্টিতে'],
    ['খেলনা', 'খেলনার', 'খেলনাতে'],
    ['শাড়', 'শাড়ের', 'শাড়ে'],
    ['Sweets', 'Sweets-এর', 'Sweets-এ'],
  ])('gives %s the endings of its last letter', (phrase, of, within) => {
    expect([inflect(phrase, 'of'), inflect(phrase, 'in')]).toEqual([of, within]);
  });
});
