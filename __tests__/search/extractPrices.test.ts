import { extractPrices } from '@/search/extractPrices';

/** Amounts as people write them, by their value. */
const amounts: Readonly<Record<string, number>> = {
  '₹300': 300,
  '300/-': 300,
  'Rs. 1,500': 1500,
  '300rs': 300,
  '2k': 2000,
  '1.5k': 1500,
  '৩০০ টাকা': 300,
  '३०० रुपये': 300,
  '100 takay': 100,
  'three hundred': 300,
  'two hundred fifty': 250,
  'fifty rupees': 50,
  'dui sho taka': 200,
  'dersho taka': 150,
  'panchsho taka': 500,
  'sare tin sho': 350,
  'hajar taka': 1000,
  'teen sau': 300,
  'dedh sau': 150,
  'dhai hazar': 2500,
  'pachas rupaye': 50,
  'pachattar rupaye': 75,
  'তিনশো টাকা': 300,
  'ডেড়শো টাকা': 150,
  'দুই হাজার পাঁচশো': 2500,
  'পঁচিশ টাকা': 25,
  আড়াইশো: 250,
  'ढाई सौ': 250,
  'डेढ़ सौ': 150,
  'साढ़े तीन सौ': 350,
  'निन्यानवे रुपये': 99,
  'दो हज़ार': 2000,
};

const limitForms = {
  most: [
    'under {}',
    'below {}',
    'less than {}',
    'less then {}',
    'upto {}',
    'within {}',
    'max {}',
    'budget {}',
    'around {}',
    '{} only',
    '{} budget',
    '{} or less',
    '{} er niche',
    '{} er moddhe',
    '{} er modhye',
    '{} modde',
    '{} er vitore',
    '{} bhetor',
    '{} er kom',
    '{} porjonto',
    '{} bajet',
    '{} tak',
    '{} se kam',
    '{} ke andar',
    '{} k andar',
    '{} ke niche',
    '{} এর মধ্যে',
    '{} র নিচে',
    '{} পর্যন্ত',
    '{} বাজেট',
    '{} तक',
    '{} से कम',
    '{} के अंदर',
  ],
  least: [
    'above {}',
    'over {}',
    'more than {}',
    '{} or more',
    '{} er beshi',
    '{} er upore',
    '{} se zyada',
    '{} se upar',
    '{} এর বেশি',
    '{} से ज़्यादा',
    '{} के ऊपर',
  ],
} as const;

describe('extractPrices', () => {
  it.each(Object.keys(limitForms) as (keyof typeof limitForms)[])(
    'reads each form of the %s price with each form of an amount, before and after goods',
    (end) => {
      const wrong: string[] = [];
      for (const form of limitForms[end])
        for (const [amount, value] of Object.entries(amounts))
          for (const typed of [`kajol ${form}`, `${form} kajol`].map((one) =>
            one.replace('{}', amount),
          )) {
            const { rest, limits } = extractPrices(typed);
            const isRight = limits[end] === value && Object.keys(limits).length === 1;
            if (!isRight || !rest.includes('kajol'))
              wrong.push(`${typed}: ${JSON.stringify(limits)}`);
          }
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    ['between 200 and 300', { least: 200, most: 300 }],
    ['₹100-200', { least: 100, most: 200 }],
    ['100 theke 200 takar moddhe', { least: 100, most: 200 }],
    ['300 se 200 tak', { least: 200, most: 300 }],
    ['offer', { off: 1 }],
    ['৫০% ছাড়', { off: 50 }],
    ['40 प्रतिशत छूट', { off: 40 }],
    ['20% off under 200', { off: 20, most: 200 }],
    ['cheapest', { order: 'cheapest' }],
    ['sabse sasta', { order: 'cheapest' }],
    ['sobcheye kom damer', { order: 'cheapest' }],
    ['সবচেয়ে সস্তা', { order: 'cheapest' }],
    ['सबसे महंगा', { order: 'dearest' }],
    ['lipstick 300', { most: 300 }],
    ['dryer 1000 watt', {}],
    ['ek foundation do', {}],
    ['742103', {}],
  ])('reads "%s" as %j', (typed, expected) => {
    expect(extractPrices(typed).limits).toEqual(expected);
  });

  it('leaves a number that a name has', () => {
    expect(extractPrices('foundation 120', (word) => word === '120')).toEqual({
      rest: 'foundation 120',
      limits: {},
    });
  });
});
