import { searchDemo } from '../helpers/searchDemo';
import { commonWords } from './commonWords';

/** Everyday words that mean goods here, or say what goods are like: in titles of the demo, or by their meaning. */
const meant = new Set(
  `first two three day days full long big small little black white violet light water sky family office college school
  children case box part press found car touch stay beauty eye eyes flower heads fades text training sale off
  একশ বড় জল নকল ঘন বউ চমক নরম পলক রঙ চमक कमल कवर चमक जल नकल पलक
  boro choto lomba mota prothom rat raat lamba bada chota choti pehla gaye mat pata sasta mehnga`.split(
    /\s+/,
  ),
);

describe.each(Object.entries(commonWords))(
  'search by the commonest words of %s',
  (_language, words) => {
    it('finds no goods but those that they mean', async () => {
      const matched: string[] = [];
      for (const word of words.trim().split(/\s+/)) {
        const { slugs, products, notSold } = await searchDemo(word);
        if (slugs.length + products.length + notSold.length > 0 && !meant.has(word))
          matched.push(`${word}: ${[...slugs, ...notSold, products[0]?.title ?? '']}`);
      }
      expect(matched).toEqual([]);
    });
  },
);
