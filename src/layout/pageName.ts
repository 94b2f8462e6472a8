import { knownCategory } from '@/catalogue/findCategory';
import { categoryName } from '@/messages/CategoryLabels';
import type { Messages } from '@/messages/Messages';
import { splitLanguage } from '@/shop/languages';

/** Longer texts of links are more than a name. */
const LONGEST_NAME = 80;

/**
 * What a visitor calls the page at a path: a category's name, else the text of a link to it on this page. Undefined if
 * there is neither.
 * @param path With language, query and fragment. Browser only.
 */
export function pageName(path: string, messages: Messages): string | undefined {
  const [address = ''] = splitLanguage(path).path.split(/[?#]/);
  const category = knownCategory(address.slice(1));
  if (category) return categoryName(messages.categories[category.slug]);
  return [...document.querySelectorAll(`a[href="${CSS.escape(path)}"]`)]
    .map(({ textContent }) => textContent.trim())
    .find((text) => text !== '' && text.length <= LONGEST_NAME);
}
