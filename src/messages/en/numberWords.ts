import type { NumberWords } from '../SearchWords';

/** English composes the numbers above twenty. */
export const numberWords: NumberWords = {
  counted:
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  others: {
    twenty: 20,
    thirty: 30,
    forty: 40,
    fourty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  },
  hundred: 'hundred hundreds',
  thousand: 'thousand thousands',
  andHalf: '',
};
