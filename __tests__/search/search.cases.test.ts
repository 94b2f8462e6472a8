import { searchDemo } from '../helpers/searchDemo';

/** The shelf that stands first, by what people type. */
const shelves = {
  'oily skin primer': 'Primer',
  'dry skin foundation': 'Foundation',
  'glow foundation': 'Foundation',
  'sweat proof foundation': 'Foundation',
  'skin tone concealer': 'Concealer-palate',
  'hair serum': 'Magicdrop',
  'white flower for hair': 'Hair-flower',
  'safed phool baal ke liye': 'Hair-flower',
  'চুলের সাদা ফুল': 'Hair-flower',
  'foundation ka price bataiye': 'Foundation',
  'men face cream': 'Moistraizer',
  'black lens': 'lens',
  'vitamin c serum': 'Magicdrop',
  'ek foundation chahiye mujhe achi si': 'Foundation',
  'sir hair spray': 'hard-spray',
  'makezmia lipstick': 'lipe-palate',
  'huda lipstick': 'lipe-palate',
  'huda kajal': 'Eye-kajol',
  'ikonic hair machine': 'Hair-Machine',
  'waterproof dryer': 'Hair-Machine',
  'dryer 1000 watt': 'Hair-Machine',
  'silicone sponge': 'Blender',
  'white sponge': 'Blender',
  'u pin': 'Clip-kata',
  'makeup brush cleaner': 'Brush-cleaner',
  'hair extension clip': 'Hair-extensions',
  'gray hair': 'hair-cover',
  'grey hair': 'hair-cover',
  mstrizer: 'Moistraizer',
  'বউয়ের গয়না': 'Hair-Gador',
  'মেয়ের ক্লিপ': 'Clip-kata',
  'ভাইয়ের ক্লিপ': 'Clip-kata',
} as const;

/** The first product, by a part of its title: those that have what was asked come first. */
const first = {
  'hair color black': 'Black',
  'white flower for hair': /Jasmine|Ivory/,
  'চুলের সাদা ফুল': /Jasmine|Ivory/,
  'black lens': 'Black',
  'makezmia lipstick': 'Makezmia',
  'huda lipstick': 'Huda',
  'pink lipstick huda': 'Huda',
  'ikonic hair machine': 'Ikonic',
  'nude shade lipstick': /nude/i,
  'philips dryer': 'Dryer',
  'pac palette': 'Palette',
  'sabse sasta foundation': 'Shiuli Ivory',
  'cheapest lipstick': 'Lal Paar',
  'sobcheye kom damer kajol': 'Kajolrekha',
  'durga puja makeup': 'Pujo',
  'bride er jonno full makeup': 'Bridal',
} as const;

/** What is not sold, with what is near: the goods of a shelf, or the shelves of a group. */
const notSold = {
  'hair color black': 'hair-cover',
  'চুলের কলপ': 'hair-cover',
  'eyelash curler': 'Eyelash',
  'wig full': 'Hair-extensions',
  'baby cream': 'Moistraizer',
  contour: 'blush',
  'ফেস ওয়াশ': 'makeup',
  'makeup chair': 'makeup',
  'makeup pouch': 'makeup',
  সিঁদুর: 'makeup',
  sindoor: 'makeup',
  আলতা: 'makeup',
  টিপ: 'makeup',
  নেলপালিশ: 'makeup',
  'নেল পালিশ': 'makeup',
  topor: 'hair',
  veet: undefined,
  choker: undefined,
  apron: undefined,
  'nose pin': undefined,
  bag: undefined,
  নথ: undefined,
} as const;

describe('search, asked what was once answered wrongly', () => {
  it.each(Object.entries(shelves))('"%s" leads to %s first', async (typed, slug) => {
    const { slugs, sentence } = await searchDemo(typed);
    expect(slugs[0]).toBe(slug);
    expect(sentence).not.toMatch(/^No results/);
  });

  it.each(Object.entries(first))('"%s" begins with a product that says %s', async (typed, part) => {
    const { titles } = await searchDemo(typed);
    if (typeof part === 'string') expect(titles[0]?.toLowerCase()).toContain(part.toLowerCase());
    else expect(titles[0]).toMatch(part);
  });

  it.each(Object.entries(notSold))('"%s" is not sold; near is %s', async (typed, near) => {
    const found = await searchDemo(typed);
    expect(found.sentence).toMatch(/^We do not sell “.+”$/);
    expect([...found.slugs, found.group]).toContain(near);
    if (found.slugs.length === 0) expect(found.products).toEqual([]);
    else expect(found.headings).toEqual(['Closest matches:']);
  });

  it.each([
    ['kajal ar lipstick', ['Eye-kajol', 'lipe-palate']],
    ['foundation and primer', ['Foundation', 'Primer']],
  ])('"%s" shows each kind under its name', async (typed, slugs) => {
    expect((await searchDemo(typed)).slugs).toEqual(slugs);
  });

  it.each(['philips dryer', 'vega dryer', 'pac palette'])(
    '"%s": that brand is not sold',
    async (typed) => {
      const [brand] = typed.split(' ');
      const { sentence, products } = await searchDemo(typed);
      expect(sentence).toBe(`We do not sell “${brand}”`);
      expect(products.length).toBeGreaterThan(2);
    },
  );

  it.each([
    ['sweat proof foundation', 'No Foundation here says “sweat proof”'],
    ['waterproof dryer', 'No Hair Machine here says “waterproof”'],
    ['huda kajal', 'No Eye Kajol here says “huda”'],
    ['lipstick under ₹50', 'Not available: Lipe Palate under ₹50'],
    ['hair straightener under 2000', 'No Hair Machine here says “straightener”'],
    ['lipstick 300 rs k andar', ''],
    ['cream', ''],
    ['kajol zzzzqq', ''],
  ])('"%s" says of what is shown: %s', async (typed, said) => {
    expect((await searchDemo(typed)).sentence).toBe(said);
  });

  it.each([
    ['delivery', 'howToBuy'],
    ['exchange hobe', 'howToBuy'],
    ['payment kivabe', 'howToBuy'],
    ['address', 'contact'],
    ['phone number', 'contact'],
    ['open kab hai', 'contact'],
    ['dokan kothay', 'contact'],
    ['দোকান কখন খোলে', 'contact'],
    ['दुकान कहां है', 'contact'],
  ])('"%s" is a question about the shop, which the page %s answers', async (typed, page) => {
    const { about, products, sentence } = await searchDemo(typed);
    expect(about).toEqual([page]);
    expect([products, sentence]).toEqual([[], '']);
  });

  it.each(['mekup er sob jinis', 'makeup', 'durga puja makeup'])(
    '"%s" means the shelves of makeup, not one product',
    async (typed) => {
      const { group, products, headings } = await searchDemo(typed);
      expect(group).toBe('makeup');
      expect(products.length).toBeGreaterThan(80);
      expect(headings).toEqual(['Makeup']);
    },
  );

  it('shows what has the rare word after the goods that were named', async () => {
    const { titles, slugs } = await searchDemo('vitamin c serum');
    expect(slugs).toEqual(['Magicdrop']);
    expect(titles.at(-1)).toBe('Golden Vitamin Face Toner');
  });
});
