import { categories } from '@/catalogue/categories';
import { spellingsOf, spokenNamesOf } from '@/catalogue/otherNames';

describe('spellingsOf', () => {
  it.each([
    ['lipe-palate', ['lip-palette', 'lip-palate', 'lipe-palette']],
    ['Clip-kata', ['Clip-and-kata', 'Hair-clip', 'Hair-clips']],
    ['Foundation', []],
    ['no-shelf', []],
    ['constructor', []],
  ])('gives the other spellings of the address /%s', (slug, spellings) => {
    expect(spellingsOf(slug)).toEqual(spellings);
  });
});

describe('spokenNamesOf', () => {
  it.each([
    ['Hair-flower', ['gajra', 'গাজরা', 'गजरा']],
    ['Eye-kajol', ['কাজল', 'काजल']],
    ['Gitter', ['glitter', 'গ্লিটার', 'ग्लिटर']],
  ])('has names of %s in each script', (slugOrTitle, names) => {
    expect(spokenNamesOf(slugOrTitle)).toEqual(expect.arrayContaining(names));
  });

  it.each([/\p{Script=Bengali}/u, /\p{Script=Devanagari}/u])(
    'has a name in %s of every shelf',
    (script) => {
      const without = categories.filter(
        ({ slug }) => !spokenNamesOf(slug).some((name) => script.test(name)),
      );
      expect(without).toEqual([]);
    },
  );

  it.each(['no-shelf', 'constructor', '__proto__'])('has none of %s', (slug) => {
    expect(spokenNamesOf(slug)).toEqual([]);
  });
});
