import { categoryPath } from '@/catalogue/addresses/addresses';
import { findCategory } from '@/catalogue/addresses/findCategory';
import { categoryPage } from '@/catalogue/addresses/shelfPages';
import type { CategorySlug } from '@/catalogue/registry';
import type { Language } from '@/messages/Language';
import type { CategoryTitleMessages, FilterMessages } from '@/messages/Messages';
import { shelfInSight } from '@/product/enquiry/shelfInSight';
import { categoryTitle } from '@/seo/categoryTitle';
import type { PageProps } from '@/shelves/PageProps';
import { CategoryView } from '@/views/CategoryView';
import { definePage } from '../definePage';

interface Props extends PageProps<ReturnType<typeof categoryPage>['collections']> {
  readonly slug: CategorySlug;
  readonly intro: string;
  readonly photo?: string;
}

interface Words {
  readonly messages: CategoryTitleMessages;
  readonly filterMessages: FilterMessages;
}

/** The page of a category or brand in a language. */
export function categoryPageIn(language: Language, { messages, ...loaded }: Words) {
  return definePage<Props>((props) => <CategoryView key={props.slug} {...props} {...loaded} />, {
    language,
    longPage: true,
    definition: ({ slug }) => categoryPage(findCategory(slug)),
    title: (category, { products }) =>
      categoryTitle(category, products, { ...language, category: messages }),
    enquiry: ({ slug }) =>
      shelfInSight(
        language,
        categoryPath(findCategory(slug)),
        language.messages.labelsOf(slug).title,
      ),
  });
}
