import { tokenize } from '@/catalogue/fold';
import { categoryName } from '@/messages/CategoryLabels';
import type { Messages, SearchMessages } from '@/messages/Messages';
import type { ResultGroup, SearchResult } from './search';

interface ResultTexts {
  /** What is not here as it was asked for; empty if everything is. */
  readonly sentence: string;
  /** A heading for each group of products. */
  readonly headings: readonly string[];
}

/** What the page says of the result for a typed text, in the words of its language. */
export function resultTexts(
  typed: string,
  result: SearchResult,
  messages: SearchMessages,
  { labelsOf, groupLabels }: Pick<Messages, 'labelsOf' | 'groupLabels'>,
): ResultTexts {
  const { groups, askOnly, categories, about, lacking, notSold, isNearest, isBlank } = result;
  const { order, ...limits } = result.limits;
  const nameOf = ({ slug }: ResultGroup) => {
    if (slug) return categoryName(labelsOf(slug));
    return result.group && notSold.length === 0 ? groupLabels(result.group).title : '';
  };
  const headings = groups.map((group) => {
    const isLimited = Object.keys(limits).length > 0;
    const unnamed = groups.length > 1 ? messages.also : messages.products;
    const name = nameOf(group);
    const heading = isLimited ? messages.productsAt(limits, name) : name || unnamed;
    return order ? `${heading}, ${messages.order[order]}` : heading;
  });
  const [first] = groups;
  const [firstHeading = ''] = headings;
  const parts = [
    ...(notSold.length > 0 ? [messages.notSold(wordsAsTyped(typed, notSold))] : []),
    ...(first?.isUnmet ? [messages.unmet(firstHeading)] : []),
    ...(first && lacking.length > 0
      ? [messages.lacking(wordsAsTyped(typed, lacking), nameOf(first))]
      : []),
  ];
  const isNothing = groups.length + askOnly.length + categories.length + about.length === 0;
  const nothing = isNothing && !isBlank && !result.group ? messages.nothing(typed) : '';
  return {
    sentence: parts.join('. ') || nothing,
    headings: groups.map(({ isUnmet }, n) => {
      const heading = headings[n] ?? '';
      if (groups.length > 1) return isUnmet ? messages.unmet(heading) : heading;
      return isUnmet || isNearest ? messages.nearest : heading;
    }),
  };
}

/** As in `fold`, but in the typed letters. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The typed words that are these folded ones, in their order. */
function wordsAsTyped(typed: string, words: readonly string[]): string {
  const all = typed.normalize('NFC').match(WORD) ?? [];
  return all.filter((word) => tokenize(word).some((folded) => words.includes(folded))).join(' ');
}
