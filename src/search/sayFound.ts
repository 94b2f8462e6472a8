import { categoryName } from '@/messages/CategoryLabels';
import type { Messages, SearchMessages } from '@/messages/Messages';
import { tokenize } from '../catalogue/fold';
import type { Found, FoundGroup } from './findGoods';

interface Said {
  /** What is not here as it was asked for; empty if everything is. */
  readonly sentence: string;
  /** A heading for each group of products. */
  readonly headings: readonly string[];
}

/** What the page says of the results for a typed text, in the words of its language. */
export function sayFound(
  typed: string,
  found: Found,
  messages: SearchMessages,
  { labelsOf, groupLabels }: Pick<Messages, 'labelsOf' | 'groupLabels'>,
): Said {
  const { groups, askOnly, lacking, notSold, range, isNear, isBlank } = found;
  const { order, ...limits } = range;
  const nameOf = ({ slug }: FoundGroup) => {
    if (slug) return categoryName(labelsOf(slug));
    return found.group && notSold.length === 0 ? groupLabels(found.group).title : '';
  };
  const plain = groups.map((group) => {
    const isLimited = Object.keys(limits).length > 0;
    const name = nameOf(group);
    const others = groups.length > 1 ? messages.also : messages.products;
    const heading = isLimited ? messages.productsAt(limits, name) : name || others;
    return order ? `${heading}, ${messages.order[order]}` : heading;
  });
  const [first] = groups;
  const isNothing =
    groups.length + askOnly.length + found.categories.length + found.about.length === 0;
  const parts = [
    notSold.length > 0 ? messages.notSold(wordsAsTyped(typed, notSold)) : [],
    first?.isUnmet ? messages.unmet(plain[0] ?? '') : [],
    first && lacking.length > 0
      ? messages.lacking(wordsAsTyped(typed, lacking), nameOf(first))
      : [],
  ].flat();
  return {
    sentence:
      parts.join('. ') || (isNothing && !isBlank && !found.group ? messages.nothing(typed) : ''),
    headings: groups.map(({ isUnmet }, n) => {
      const heading = plain[n] ?? '';
      if (groups.length > 1) return isUnmet ? messages.unmet(heading) : heading;
      return isUnmet || isNear ? messages.nearest : heading;
    }),
  };
}

/** As in `fold`, but in the typed letters. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The typed words that are these folded ones, in their order. */
function wordsAsTyped(typed: string, words: readonly string[]): string {
  const all = typed.normalize('NFC').match(WORD) ?? [];
  return all.filter((word) => tokenize(word).some((one) => words.includes(one))).join(' ');
}
