const words = [
  ...['makeup', 'make-up', 'hair', 'beauty', 'pujo', 'puja', 'bridal', 'palettes?', 'parlours?'],
  ...['kajol', 'gajra', 'lipsticks?', 'foundations?', 'mascara', 'moisturi[sz]ers?', 'moistrizer'],
  ...['cosmetics', 'কসমেটিক্স', 'কসমেটিক্সের', 'कॉस्मेटिक'],
  ...['huda', 'ikonic', 'makezmia', 'carnival', 'rupkatha', 'our brands?'],
  ...['মেকআপ', 'চুল', 'চুলের', 'বিউটি', 'সাজ', 'সাজের', 'পুজো', 'পুজোর', 'ব্র্যান্ড'],
  ...['কাজল', 'গাজরা', 'লিপস্টিক', 'ফাউন্ডেশন'],
  ...['मेकअप', 'हेयर', 'बाल', 'बालों', 'ब्यूटी', 'पूजो', 'पूजा', 'ब्रांड', 'काजल', 'गजरा', 'गजरे', 'लिपस्टिक'],
];

/**
 * Names in the code of what a product of any shop may have; a visitor of a sweet shop reads none of them. Shades are not
 * among them: pages speak of them to visitors of every shop, as sarees and threads have them, too.
 */
const fields = ['brands?'];

/**
 * The words of a beauty shop in a text, with what stands around: its goods, its festival and its brands, in three
 * scripts, each as a whole word, because code has names such as `hairline`.
 */
export function beautyWordsIn(text: string): string[] {
  return found(words, text);
}

/** The same in what a visitor reads, where a brand is a word of it, too. */
export function beautyWordsRead(text: string): string[] {
  return found([...words, ...fields], text);
}

function found(list: readonly string[], text: string): string[] {
  const letter = '[\\p{L}\\p{M}\\d_]';
  const any = new RegExp(`(?<!${letter})(?:${list.join('|')})(?!${letter})`, 'giu');
  return Array.from(text.matchAll(any), ({ 0: word, index }) =>
    text.slice(Math.max(0, index - 30), index + word.length + 30).replace(/\s+/g, ' '),
  );
}
