import { readFileSync } from 'node:fs';
import { sourceFiles } from '../helpers/sourceFiles';
import { withoutComments } from '../helpers/withoutComments';

/** Words for what the demo's shop sells. Another shop sells other goods, so they stand in its rows alone. */
const goods =
  /make-?up|\bhair\b|\bpujo|\bbrands?\b|beauty|bridal|parlour|kajol|lipstick|gajra|cosmetic|মেকআপ|চুল|পুজো|ব্র্যান্ড|বিউটি|কাজল|লিপস্টিক|গাজরা|কসমেটিক|मेकअप|बाल|हेयर|पूजो|पूजा|ब्रांड|ब्यूटी|काजल|लिपस्टिक|गजर|कॉस्मेटिक/iu;

/** Names that others gave to a fact: a field of feeds and documents and its column, a type of schema.org, a setting's former name. */
const names = ['brand', 'Brand', 'brands', 'Are brands', 'SHOP_PUJO_SHELVES'];

/** What a filter calls the brands of goods, which any shop may have. */
const ofFilter = ['All brands', 'ব্র্যান্ড', 'সব ব্র্যান্ড', 'ब्रांड', 'सभी ब्रांड'];

/** The demo's own facts, which no other shop shows. */
const ofTheDemo = ['src/shop/demoShop.ts'];

/** Strings of all kinds. Biome keeps texts out of JSX (biome.json). */
const strings = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;

/** What a file says: its strings without their placeholders, neither its comments nor the paths of its imports. */
function textsIn(code: string): string[] {
  return Array.from(
    withoutComments(code)
      .replace(/\bfrom '[^']*'|^import '[^']*'/gm, '')
      .matchAll(strings),
    ([text]) => text.slice(1, -1).replace(/\$\{[^}]*\}/g, '…'),
  );
}

describe('what every shop gets', () => {
  it('does not speak of the goods of one', () => {
    const files = sourceFiles('src', 'pages', 'styles').filter(
      ({ path }) => !ofTheDemo.includes(path),
    );
    const spoken = files.flatMap(({ path, text }) =>
      textsIn(text)
        .filter((said) => goods.test(said) && ![...names, ...ofFilter].includes(said))
        .map((said) => `${path}: ${said}`),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(spoken).toEqual([]);
  });

  it('has no setting with such a name or explanation', () => {
    const settings = readFileSync('.env.example', 'utf8').split('\n');
    expect(settings.filter((line) => goods.test(line))).toEqual([]);
  });

  it.each([`const a = "Kajol";`, "const a = 'চুলের যত্ন';", 'const a = `For hair`;'])(
    'would be found in %s',
    (code) => {
      expect(textsIn(code).filter((said) => goods.test(said))).toHaveLength(1);
    },
  );

  it('may be explained in comments', () => {
    expect(textsIn("import a from './hair'; // 'hair'\n/** kajol */ const b = 1;")).toEqual([]);
  });
});
