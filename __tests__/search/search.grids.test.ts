import { searchDemo } from '../helpers/searchDemo';

/* Combinations that a program makes, because a rule is wrong on those that nobody wrote down. */

/** Names of kinds of goods in three languages and by ear, and their shelves. */
const kinds = {
  foundation: 'Foundation',
  ফাউন্ডেশন: 'Foundation',
  foundesan: 'Foundation',
  फाउंडेशन: 'Foundation',
  eyeshadow: 'Eyeshadow',
  concealer: 'Concealer-palate',
  কনসিলার: 'Concealer-palate',
  moisturizer: 'Moistraizer',
  primer: 'Primer',
  प्राइमर: 'Primer',
  lipstick: 'lipe-palate',
  লিপস্টিক: 'lipe-palate',
  लिपस्टिक: 'lipe-palate',
  highlighter: 'Highlighter',
  blush: 'blush',
  fixer: 'Fixer',
  compact: 'Compact',
  toner: 'Toner',
  lens: 'lens',
  kajal: 'Eye-kajol',
  কাজল: 'Eye-kajol',
  काजल: 'Eye-kajol',
  'hair dryer': 'Hair-Machine',
  straightener: 'Hair-Machine',
  'hard spray': 'hard-spray',
  'wax stick': 'Wax-stick',
  clip: 'Clip-kata',
  ক্লিপ: 'Clip-kata',
  gajra: 'Hair-flower',
  গাজরা: 'Hair-flower',
  गजरा: 'Hair-flower',
  'hair extension': 'Hair-extensions',
} as const;

/** What goods may be like: skin, hair, colour, finish, occasion, effect, size. Many of them no good of the demo has. */
const traits =
  'oily skin|dry skin|sensitive skin|fair skin|acne prone|glow|glowing|matte|glossy|waterproof|sweat proof|long lasting|smudge proof|nude|red|pink|black|white|maroon|golden|dark|light|bridal|party|wedding|durga pujo|summer|winter|daily use|college|kids|herbal|organic|vitamin c|silicone|mini|big|curly hair|thin hair|lal|kalo|golapi|sada|লাল|কালো|তৈলাক্ত ত্বক|শুষ্ক ত্বক|বিয়ের|পুজোর|लाल|काला|शादी के लिए|गर्मी में|तैलीय त्वचा'.split(
    '|',
  );

/** Words of a chat, before or after goods. */
const fillers =
  'hi|hello|plz|please|bhaiya|dada|didi|দাদা|দিদি|madam|sir|ek|ekta|some|konta bhalo|bolun|btao|bataiye|dekhaben|nite chai|chobi dekhan|photo pathan|quality|size|ache|ache ki|koto dam|er dam koto|ka price|ki kimat kya hai|available hai kya|do you have|i want|price please|একটু দেখান|আছে|দাম কত|বলবেন|লাগবে|भैया|बताइए|चाहिए|का दाम क्या है|दिखाओ|है क्या|mujhe chahiye|kothay pabo|best|good|new'.split(
    '|',
  );

const unknown = [
  'zzyxq',
  'qwopplk',
  'ঝঞ্ঝাবাত',
  'ढुलमुलाहट',
  'phataphati',
  'jhakkas',
  'ulumulu',
  'blorptag',
];

type Shown = Awaited<ReturnType<typeof searchDemo>>;

/** Each word with each kind of goods, before the name or after it in turn. */
const pairs = (words: readonly string[]) =>
  Object.entries(kinds).flatMap(([name, slug], row) =>
    words.map((word, n) => ({
      typed: (row + n) % 2 === 0 ? `${word} ${name}` : `${name} ${word}`,
      slug,
    })),
  );

/** What is wrong with the results for each word with each kind of goods. */
async function wrongIn(
  words: readonly string[],
  faultOf: (found: Shown, slug: string) => string | false,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { typed, slug } of pairs(words)) {
    const fault = faultOf(await searchDemo(typed), slug);
    if (fault) wrong.push(`${typed}: ${fault}`);
  }
  return wrong;
}

/** The kind is shown with all its goods, and nothing denies it. */
function denial({ slugs, groups, sentence }: Shown, slug: string): string | false {
  const group = groups.find((one) => one.slug === slug);
  if (!group) return `shows ${slugs}`;
  if (!group.products.some((product) => product.slug === slug)) return 'has none of its goods';
  return /^No results|^We do not sell|^Not available/.test(sentence) && sentence;
}

function textOf({ title = '', otherTitles = [], traits = [] }: Shown['products'][number]): string {
  return [title, ...otherTitles, ...traits].join(' ').toLowerCase();
}

describe('search for each kind of goods', () => {
  it('shows it first, whatever it should be like', async () => {
    expect(
      await wrongIn(
        traits,
        (found, slug) => denial(found, slug) || (found.slugs[0] !== slug && `first ${found.slugs}`),
      ),
    ).toEqual([]);
  });

  it('shows first what has the colour that some of its goods have', async () => {
    const wrong: string[] = [];
    for (const [name, slug] of Object.entries(kinds))
      for (const colour of ['nude', 'violet', 'green', 'burgundy', 'blue']) {
        const { groups } = await searchDemo(`${colour} ${name}`);
        const products = groups.find((group) => group.slug === slug)?.products ?? [];
        const having = products.filter((product) => textOf(product).includes(colour));
        if (having.some((product) => products.indexOf(product) >= having.length))
          wrong.push(`${colour} ${name}: ${products.map(({ title }) => title)}`);
      }
    expect(wrong).toEqual([]);
  });

  it('finds it among the words of a chat, which no sentence names', async () => {
    expect(
      await wrongIn(
        fillers,
        (found, slug) =>
          denial(found, slug) || found.sentence || (found.slugs.length !== 1 && `${found.slugs}`),
      ),
    ).toEqual([]);
  });

  it('finds it beside a word that nobody knows, which is passed over', async () => {
    expect(await wrongIn(unknown, (found, slug) => denial(found, slug) || found.sentence)).toEqual(
      [],
    );
  });

  it('finds it beside another kind, each under its name', async () => {
    const wrong: string[] = [];
    const ands = ['and', 'ar', 'aur', 'ও', 'और'];
    const all = Object.entries(kinds);
    for (const [row, [one, slug]] of all.entries())
      for (const [n, [other, otherSlug]] of all.entries()) {
        if (slug === otherSlug) continue;
        const typed = `${one} ${ands[(row + n) % ands.length]} ${other}`;
        const { slugs, sentence } = await searchDemo(typed);
        if (`${slugs}` !== `${[slug, otherSlug]}` || sentence)
          wrong.push(`${typed}: ${slugs} ${sentence}`);
      }
    expect(wrong).toEqual([]);
  });
});

/** Ways to say a highest price, with the price in rupees. */
const prices: readonly (readonly [form: string, most: number])[] = [
  ['under 300', 300],
  ['upto 500rs', 500],
  ['300 er modhye', 300],
  ['200 takar moddhe', 200],
  ['budget 500', 500],
  ['300 bajet', 300],
  ['300 ke andar', 300],
  ['teen sau tak', 300],
  ['dhai sau tak', 250],
  ['dui sho takar niche', 200],
  ['তিনশো টাকার মধ্যে', 300],
  ['পাঁচশো টাকায়', 500],
  ['डेढ़ सौ रुपये तक', 150],
  ['less then 500', 500],
  ['three hundred', 300],
  ['100 takay', 100],
  ['2k', 2000],
  ['hajar takar niche', 1000],
];

describe('search for each kind of goods at a price', () => {
  it('shows products at that price alone, or the page says that none costs so little and shows the cheapest first', async () => {
    const wrong: string[] = [];
    for (const [form, most] of prices)
      for (const { typed, slug } of pairs([form])) {
        const { groups, sentence, headings, limits } = await searchDemo(typed);
        const [group] = groups;
        const costs = group?.products.map(({ price = 0 }) => price) ?? [];
        const limit = `₹${most.toLocaleString('en-IN')}`;
        const isSaid = sentence.startsWith('Not available:') && sentence.includes(limit);
        const isSorted = costs.every((price, n) => n === 0 || (costs[n - 1] ?? 0) <= price);
        const isMet = costs.every((price) => price <= most) && headings[0]?.includes(limit);
        const isRight = group?.isUnmet
          ? isSaid && isSorted
          : isMet && /^(?:No .+ here says “.+”)?$/.test(sentence);
        if (group?.slug !== slug || limits.most !== most || !isRight)
          wrong.push(`${typed}: ${group?.slug} ${JSON.stringify(limits)} ${sentence} ${costs}`);
      }
    expect(wrong).toEqual([]);
  });
});
