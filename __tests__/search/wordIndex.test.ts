import { WordIndex } from '@/search/wordIndex';

const texts = [
  'Kajol Black',
  'Rose Primer',
  'Kajol Blue Waterproof Pencil',
  'Cream Primrose',
  '',
  'Foundation Rose Matte Stick',
];

/** The texts by their numbers, the best first. */
async function found(word: string): Promise<number[]> {
  const { ids, scores } = (await WordIndex.of(texts)).find(word);
  const score = (id: number) => scores[ids.indexOf(id)] ?? 0;
  return [...ids].sort((a, b) => score(b) - score(a));
}

describe('the index of words', () => {
  it('finds a word, the shorter text before the longer', async () => {
    expect(await found('rose')).toEqual([1, 5]);
  });

  it('finds by the beginning of a word, the nearer to its end the better', async () => {
    expect(await found('prim')).toEqual([1, 3]);
    expect(new Set(await found('p'))).toEqual(new Set([1, 2, 3]));
  });

  it('finds what is misspelt, in letters or by how it sounds', async () => {
    expect(await found('foundatoin')).toEqual([5]);
    expect(await found('kajal')).toEqual([0, 2]);
    expect(await found('কাজল')).toEqual([0, 2]);
  });

  it('finds what a word means in English', async () => {
    expect(await found('golap')).toEqual([1, 5]);
  });

  it('finds nothing in nothing, and nothing for what no text is like', async () => {
    expect((await WordIndex.of([])).find('rose').ids).toEqual([]);
    expect(await found('zzqqxx')).toEqual([]);
  });

  it('takes in any number of texts', async () => {
    const many = await WordIndex.of(Array.from({ length: 250 }, (_, n) => `rose ${n}x`));
    expect(many.find('rose').ids).toHaveLength(250);
    expect(many.find('249x').ids).toContain(249);
  });
});
