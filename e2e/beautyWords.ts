/**
 * What no page of another shop says: words of the demo's goods, its festival and its brands, in three scripts. Those in
 * Latin letters are whole words, because code has names such as `hairline`.
 */
const words = [
  ...['makeup', 'make-up', 'hair', 'beauty', 'pujo', 'puja', 'bridal', 'shades?', 'palettes?'],
  ...['kajol', 'gajra', 'lipsticks?', 'foundations?', 'mascara', 'parlour', 'moisturi[sz]ers?'],
  ...['huda', 'ikonic', 'makezmia', 'carnival', 'rupkatha', 'our brands?'],
];

const inOtherScripts = [
  ...['মেকআপ', 'চুল', 'বিউটি', 'সাজ', 'পুজো', 'পুজোর', 'ব্র্যান্ড', 'শেড', 'কাজল', 'গাজরা', 'লিপস্টিক'],
  ...['मेकअप', 'हेयर', 'बाल', 'ब्यूटी', 'पूजो', 'पूजा', 'ब्रांड', 'शेड', 'काजल', 'गजरा', 'गजरे'],
];

const beauty = new RegExp(
  `\\b(?:${words.join('|')})\\b|(?<![\\p{L}\\p{M}])(?:${inOtherScripts.join('|')})(?![\\p{L}\\p{M}])`,
  'giu',
);

/** The words of a beauty shop in a text, each once with what stands around it. */
export function beautyWordsIn(text: string): string[] {
  const found = new Map<string, string>();
  for (const { 0: word, index } of text.matchAll(beauty)) {
    const around = text.slice(Math.max(0, index - 30), index + word.length + 30);
    if (!found.has(word.toLowerCase())) found.set(word.toLowerCase(), around);
  }
  return [...found].map(([word, around]) => `${word}: ${around.replace(/\s+/g, ' ')}`);
}
