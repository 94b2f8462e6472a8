import { categoriesOf, findCategory } from '@/catalogue/categories';
import type { CategorySlug } from '@/catalogue/registry';
import type { IndexedProduct, SearchIndex } from './createSearchIndex';
import type { Reading } from './readQuery';
import { describes, has, isNamed, type Trait } from './traits';

/** A word that so few products have names them: the vitamin toner follows the serums of "vitamin c serum". */
const MOST_NAMED = 3;

/** In letters. A shorter text counts only at the beginning of a title, because too many titles have it. */
const LEAST_WITHIN = 3;

interface Beside {
  readonly typed: string;
  /** The shelves whose goods are shown already. */
  readonly shown: readonly CategorySlug[];
  /** Whether kinds, or goods that are not sold, were named. */
  readonly isChosen: boolean;
}

interface Goods {
  readonly goods: readonly IndexedProduct[];
  /** The words that sort them. */
  readonly score: readonly Trait[];
}

/** The products beside those of named kinds; without kinds those that the traits, a group or a price choose. */
export function goodsBeside(
  reading: Reading,
  index: SearchIndex,
  { typed, shown, isChosen }: Beside,
): Goods {
  const { kinds, traits, group, hasUnknown } = reading;
  const left = index.products.filter((one) => !shown.some((slug) => one.kinds.has(slug)));
  if (isChosen) {
    const sought = [...traits, ...kinds.flatMap(({ name }) => name)];
    const rare = rareTraits(traits, index, shown);
    const isWhole = (one: IndexedProduct) =>
      kinds.length > 0 && sought.every((trait) => has(trait)(one));
    return {
      goods: left.filter(
        (one) => (!hasUnknown && isWhole(one)) || rare.some((trait) => has(trait)(one)),
      ),
      score: traits,
    };
  }
  if (group) {
    const slugs: readonly string[] = categoriesOf(group).map(({ slug }) => slug);
    return { goods: left.filter(({ product }) => slugs.includes(product.slug)), score: traits };
  }
  if (traits.length === 0 && !hasUnknown)
    return { goods: Object.keys(reading.range).length > 0 ? left : [], score: [] };
  return { goods: withTraits(left, traits, index, typed), score: traits };
}

/** Words that name a few products of the same group, all on other shelves. */
function rareTraits(
  traits: readonly Trait[],
  { products }: SearchIndex,
  shown: readonly CategorySlug[],
): Trait[] {
  const groups = shown.map((slug) => findCategory(slug).group);
  return traits.filter((trait) => {
    const having = products.filter(has(trait));
    return (
      !describes(trait.word) &&
      having.length <= MOST_NAMED &&
      having.every(
        ({ product, kinds }) =>
          groups.includes(findCategory(product.slug).group) &&
          !shown.some((slug) => kinds.has(slug)),
      )
    );
  });
}

/** The products that have most of the traits, then those with the typed text within their titles. */
function withTraits(
  products: readonly IndexedProduct[],
  traits: readonly Trait[],
  { named }: SearchIndex,
  typed: string,
): IndexedProduct[] {
  const counts = products.map(
    (one) => traits.filter((trait) => has(trait)(one) || isNamed(trait, one, named)).length,
  );
  const most = Math.max(0, ...counts);
  const best = most > 0 ? products.filter((_one, n) => counts[n] === most) : [];
  const isWithin = ({ text }: IndexedProduct) =>
    typed.length >= LEAST_WITHIN
      ? text.includes(typed)
      : best.length === 0 && typed !== '' && `\n${text}`.includes(`\n${typed}`);
  const within = products.filter(isWithin);
  return [...new Set([...best, ...within])];
}
