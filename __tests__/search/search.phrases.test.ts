import { categories } from '@/catalogue/categories';
import { spellingsOf, spokenNamesOf, usesOf } from '@/catalogue/otherNames';
import { searchDemo } from '../helpers/searchDemo';

/** What people type for a shelf: its name by ear, with endings, in a question, or what it is for. */
const shelfPhrases = [
  ['foundesan', 'Foundation'],
  ['ফাউন্ডেশন', 'Foundation'],
  ['lisptick', 'lipe-palate'],
  ['kajol er dam koto', 'Eye-kajol'],
  ['কাজল আছে?', 'Eye-kajol'],
  ['काजल चाहिए', 'Eye-kajol'],
  ['do you have kajol?', 'Eye-kajol'],
  ['gojra', 'Hair-flower'],
  ['फूल', 'Hair-flower'],
  ['khopar donut', 'bun-stuffing'],
  ['sada chul dhakar spray', 'hair-cover'],
  ['baal seedhe karne ki machine', 'Hair-Machine'],
  ['নীল চোখের লেন্স', 'lens'],
  ['mukhe makhar krim', 'Moistraizer'],
  ['iconic', 'ikonic-brand'],
] as const;

/** What people type for a product, by a part of its English name. */
const productPhrases = [
  ['huny foundation', 'Silk Touch Honey'],
  ['শিউলি', 'Shiuli Ivory'],
  ['kalo kajol', 'Kajolrekha'],
  ['लज्जावती', 'Lajjaboti'],
  ['bouer saj', 'Bou Saaj'],
  ['red lipstik under 300', 'Lal Paar'],
  ['300 से कम लाल लिपस्टिक', 'Lal Paar'],
  ['wheat foundation', 'Silk Touch Honey'],
  ['lens solution', 'Case and Solution'],
  ['3.5 gm', 'Root Touch-up Stick'],
] as const;

const askedFor = [
  ['maskara', 'Mascara'],
  ['মাস্কারা', 'Mascara'],
  ['eyebro', 'Eye Brow'],
  ['आईलाइनर', 'Eye Liner'],
  ['imagic', 'Eye Lash Imagic'],
] as const;

const notSold = [
  'nail polish',
  'চুলের তেল',
  'मेहंदी',
  'shampoo',
  'sunscreen',
  'churi',
  'razor',
  'গিফট',
];

const priced = [
  ['under 300', { most: 300 }],
  ['less than Rs. 1,500', { most: 1500 }],
  ['500/-', { most: 500 }],
  ['300 se kam', { most: 300 }],
  ['३०० रुपये से कम', { most: 300 }],
  ['৩০০ টাকার নিচে', { most: 300 }],
  ['kajal under 200', { most: 200 }],
  ['above 2000', { least: 2000 }],
  ['between 200 and 300', { least: 200, most: 300 }],
  ['offer', { off: 1 }],
  ['৫০% ছাড়', { off: 50 }],
  ['40 प्रतिशत छूट', { off: 40 }],
  ['kajal 20% off under 200', { off: 20, most: 200 }],
] as const;

describe('search by what people type', () => {
  it.each(shelfPhrases)('"%s" leads to %s', async (typed, slug) => {
    const { categories: shelves, products } = await searchDemo(typed);
    expect([...shelves.slice(0, 3), products[0]?.slug]).toContain(slug);
  });

  it.each(productPhrases)('"%s" has %s among the first three', async (typed, title) => {
    const { sentence, products } = await searchDemo(typed);
    expect(sentence).toBe('');
    expect(products.slice(0, 3).map((product) => product.title)).toContainEqual(
      expect.stringContaining(title),
    );
  });

  it.each(askedFor)('"%s" offers to ask for %s', async (typed, name) => {
    expect((await searchDemo(typed)).askOnly).toContain(name);
  });

  it.each(notSold)(
    '"%s" is not sold: nothing is better than what sounds like it',
    async (typed) => {
      expect(await searchDemo(typed)).toMatchObject({ askOnly: [], categories: [], products: [] });
    },
  );

  it.each([
    ['anti dandruff', 'hair'],
    ['চুলের তেল', 'hair'],
    ['hair oil', 'hair'],
    ['shampoo', 'hair'],
    ['nail polish', 'makeup'],
    ['gift for sister', undefined],
    ['soap', undefined],
  ])('the group nearest to "%s" is %s', async (typed, group) => {
    expect((await searchDemo(typed)).group).toBe(group);
  });

  it.each([
    ['lakme foundation', 'We do not sell “lakme”', 'Foundation'],
    ['ঝিকিমিকি আইশ্যাডো', '', 'Eyeshadow'],
    ['टिकाऊ लिपस्टिक', 'No Lipe Palate here says “टिकाऊ”', 'lipe-palate'],
  ])('"%s": the page says %j above the goods of %s', async (typed, sentence, slug) => {
    const found = await searchDemo(typed);
    expect(found.sentence).toBe(sentence);
    expect(found.slugs).toEqual([slug]);
  });

  it.each(priced)('"%s" has no other prices and discounts: %j', async (typed, expected) => {
    const { sentence, products, limits } = await searchDemo(typed);
    expect(limits).toEqual(expected);
    const { least = 0, most = Infinity, off: leastOff = 0 } = limits;
    expect(sentence).toBe('');
    expect(products.length).toBeGreaterThan(0);
    for (const { price = 0, off = 0 } of products)
      expect(price >= least && price <= most && off >= leastOff).toBe(true);
  });

  it.each(['gift under 300', '৩০০ টাকার মধ্যে উপহার', '500 रुपये तक का तोहफा'])(
    '"%s": a word that only asks prevents nothing',
    async (typed) => {
      const { sentence, products } = await searchDemo(typed);
      expect(sentence).toBe('');
      expect(products.length).toBeGreaterThan(10);
    },
  );
});

describe.each(categories.map(({ slug }) => slug))('search by the other names of %s', (slug) => {
  it('finds it among the first three shelves', async () => {
    const missed: string[] = [];
    for (const name of [...spellingsOf(slug), ...spokenNamesOf(slug), ...usesOf(slug)]) {
      const { categories: shelves, products } = await searchDemo(name);
      if (![...shelves.slice(0, 3), products[0]?.slug].includes(slug)) missed.push(name);
    }
    expect(missed).toEqual([]);
  });
});
