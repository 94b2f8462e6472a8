import { categoryPath } from '@/catalogue/addresses/addresses';
import { categoryPage } from '@/catalogue/addresses/shelfPages';
import { findCategory } from '@/catalogue/categories';
import type { CategorySlug } from '@/catalogue/registry';
import type { Language } from '@/messages/Language';
import type { CategoryMessages } from '@/messages/Messages';
import { shelfBarEnquiry } from '@/product/enquiry/shelfBarEnquiry';
import { categoryTitle } from '@/seo/categoryTitle';
import type { PageProps } from '@/shelves/PageProps';
import { CategoryView } from '@/views/CategoryView';
import { definePage } from '../definePage';

interface Props extends PageProps<ReturnType<typeof categoryPage>['collections']> {
  readonly slug: CategorySlug;
  readonly intro: string;
  readonly photo?: string;
}

/** The page of a category or brand in a language. */
export function categoryPageIn(language: Language, messages: CategoryMessages) {
  return definePage<Props>(
    (props) => <CategoryView key={props.slug} {...props} filterMessages={messages.filter} />,
    {
      language,
      longPage: true,
      definition: ({ slug }) => categoryPage(findCategory(slug)),
      title: (category, { products }) =>
        categoryTitle(category, products, { ...language, category: messages }),
      enquiry: ({ slug }) =>
        shelfBarEnquiry(
          language,
          categoryPath(findCategory(slug)),
          language.messages.labelsOf(slug).title,
        ),
    },
  );
}
