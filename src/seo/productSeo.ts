import { categoryPath, productPath, shelfPicture } from '@/catalogue/addresses/addresses';
import type { Category } from '@/catalogue/categories';
import type { Product } from '@/catalogue/items';
import { picturesOf } from '@/catalogue/picturesOf';
import type { Dictionary } from '@/messages/Dictionary';
import { inRupees } from '@/messages/inRupees';
import { priceText } from '@/messages/priceText';
import { productName } from '@/messages/productName';
import { localPath } from '@/shop/languages';
import { breadcrumbLd } from './jsonLd/breadcrumbLd';
import { webPageLd } from './jsonLd/pageLd';
import { productLd } from './jsonLd/productLd';
import type { PageSeo } from './PageSeo';
import { PREVIEW_PICTURES } from './PreviewCard';
import { productBrand } from './productBrand';
import { productTitle } from './productTitle';
import { sentencesOf, seoDescription } from './seoDescription';

/** A product page's SEO, computed from the product's current data. */
export function productSeo(category: Category, product: Product, dictionary: Dictionary): PageSeo {
  const { messages, seo } = dictionary;
  const labels = messages.labelsOf(category.slug);
  const name = productName(product, labels);
  const path = localPath(dictionary, productPath(category, product));
  const { price, mrp } = product;
  const text = priceText(product, messages);
  return {
    title: productTitle(category, product, dictionary),
    description: seoDescription(sentencesOf(product.description ?? `${name}, ${text}`, seo.stop), [
      ...seo.closing(messages.shop.name, messages.place.town),
      ...(product.noDelivery ? [] : [seo.homeDelivery]),
    ]),
    path,
    preview: {
      shop: messages.shop.name,
      title: name,
      line: text,
      ...(mrp === undefined ? {} : { mrp: { label: messages.product.mrp, amount: inRupees(mrp) } }),
      pictures: product.image
        ? picturesOf(product).slice(0, PREVIEW_PICTURES)
        : [shelfPicture(category)],
      large: true,
    },
    goods: [{ category, product }],
    ...(price === undefined
      ? {}
      : { price: { amount: price, label: messages.product.price, text } }),
    things: [
      ...(price === undefined
        ? []
        : [productLd({ path }, name, { ...product, price }, productBrand(category, product))]),
      breadcrumbLd(
        dictionary,
        { title: labels.title, path: localPath(dictionary, categoryPath(category)) },
        { title: name, path },
      ),
      webPageLd(path, dictionary),
    ],
  };
}
