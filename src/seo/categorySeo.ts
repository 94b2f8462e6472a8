import { categoryPath, productPath, shelfPicture } from '@/catalogue/addresses/addresses';
import type { Category } from '@/catalogue/categories';
import type { Product } from '@/catalogue/items';
import { categoryName } from '@/messages/CategoryLabels';
import type { Dictionary } from '@/messages/Dictionary';
import { localPath } from '@/shop/languages';
import { categoryTitle, shelfPriceLine } from './categoryTitle';
import { breadcrumbLd } from './jsonLd/breadcrumbLd';
import { collectionLd } from './jsonLd/pageLd';
import type { PageSeo } from './PageSeo';
import { PREVIEW_PICTURES } from './PreviewCard';
import { seoDescription } from './seoDescription';

/** A category page's SEO, from its current shelf, which may be empty. */
export function categorySeo(
  category: Category,
  products: readonly Product[],
  dictionary: Dictionary,
): PageSeo {
  const { shop, place, labelsOf } = dictionary.messages;
  const labels = labelsOf(category.slug);
  const name = categoryName(labels);
  const line = shelfPriceLine(products, dictionary);
  const pictures = products.flatMap(({ image }) => image ?? []).slice(0, PREVIEW_PICTURES);
  const { [category.slug]: intro } = dictionary.categoryIntros;
  const texts = {
    title: categoryTitle(category, products, dictionary),
    description: seoDescription([intro], dictionary.seo.closing(shop.name, place.town)),
    path: localPath(dictionary, categoryPath(category)),
  };
  return {
    ...texts,
    preview: {
      shop: shop.name,
      title: name,
      line,
      pictures: pictures.length > 0 ? pictures : [shelfPicture(category)],
    },
    goods: products.map((product) => ({ category, product })),
    things: [
      collectionLd(
        texts,
        products.map((product) => localPath(dictionary, productPath(category, product))),
        dictionary,
      ),
      breadcrumbLd(dictionary, { title: labels.title, path: texts.path }),
    ],
  };
}
