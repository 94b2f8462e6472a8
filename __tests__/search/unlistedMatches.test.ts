import { dictionaries } from '@/messages/dictionaries';
import { fold, tokenize } from '@/search/fold';
import { unlistedMatches } from '@/search/unlistedMatches';

describe.each(Object.values(dictionaries))('goods without a shelf, on a page in $name', (page) => {
  const { goods } = page.home.askOnly;
  const [imagic, brow, liner, mascara, glitter] = goods.map(({ title }) => title);

  it.each([
    ['imagic', imagic],
    ['eyebrow', brow],
    ['eye brow', brow],
    ['আইব্রো', brow],
    ['भौंह', brow],
    ['eyeliner', liner],
    ['आइलाइनर', liner],
    ['black mascara', mascara],
    ['মাস্কারা', mascara],
    ['glitter', glitter],
    ['gitter', glitter],
    ['গ্লিটার', glitter],
    ['ग्लिटर', glitter],
  ])('are found by the name %s in any script', (typed, title) => {
    expect(unlistedMatches(tokenize(fold(typed)), goods)).toEqual([title]);
  });

  it.each(['eyelash', 'আইল্যাশ', 'आईलैश', 'eye'])(
    'are not meant by %s, which has a shelf',
    (typed) => {
      expect(unlistedMatches(tokenize(fold(typed)), goods)).toEqual([]);
    },
  );
});
