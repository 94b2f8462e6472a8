import { categoryPath } from '@/catalogue/addresses/addresses';
import { categoryDefinition } from '@/catalogue/addresses/shelfDefinitions';
import { findCategory } from '@/catalogue/categories';
import type { CategorySlug } from '@/catalogue/registry';
import type { CategoryMessages } from '@/messages/Messages';
import { shelfBarEnquiry } from '@/product/enquiry/shelfBarEnquiry';
import { categoryTitle } from '@/seo/categoryTitle';
import { CategoryView } from '@/views/CategoryView';
import type { PageRecord } from '../makePage';

interface Own {
  readonly slug: CategorySlug;
  readonly intro: string;
}

type Shown = ReturnType<typeof categoryDefinition>['collections'];

/** The page of a category or brand. */
export const categoryPage: PageRecord<Own, Shown, CategoryMessages> = {
  definition: ({ slug }) => categoryDefinition(findCategory(slug)),
  View: (props) => <CategoryView key={props.slug} {...props} />,
  title: ({ own, items, language, messages }) =>
    categoryTitle(own, items.products, { ...language, categoryPage: messages }),
  longPage: true,
  enquiry: ({ own: { slug }, language }) =>
    shelfBarEnquiry(
      language,
      categoryPath(findCategory(slug)),
      language.messages.labelsOf(slug).title,
    ),
};
