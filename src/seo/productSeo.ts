import { categoryPath, productPath } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import { categoryPicture } from '@/pictures/categoryPicture';
import { place } from '@/shop/place';
import { shop } from '@/shop/shop';
import type { Dictionary } from '@/words/Dictionary';
import { priceText } from '@/words/priceText';
import { productName } from '@/words/productName';
import { cutToWords } from './cutToWords';
import { breadcrumbLd } from './jsonLd/breadcrumbLd';
import { productLd } from './jsonLd/productLd';
import type { PageSeo } from './PageSeo';
import { productCard } from './preview/productCard';
import { productTitle } from './productTitle';

/** Search engines show about so many characters of a description. */
const DESCRIPTION = 160;

/** A product's texts, computed from its place on the shelf as it is now. */
export function productSeo(category: Category, product: Product, dictionary: Dictionary): PageSeo {
  const { words, seo } = dictionary;
  const labels = words.categories[category.slug];
  const name = productName(product, labels);
  const path = productPath(category, product);
  const { price } = product;
  const text = priceText(product, words);
  return {
    title: productTitle(category, product, dictionary),
    description: cutToWords(
      seo.descriptions.product(shop.name, place.town, name, text, product.description),
      DESCRIPTION,
    ),
    path,
    preview: productCard(name, product, categoryPicture(category), words),
    ...(price === undefined ? {} : { price: { amount: price, label: words.product.price, text } }),
    things: [
      productLd({ path }, name, product),
      breadcrumbLd(
        words,
        { title: labels.title, path: categoryPath(category) },
        { title: name, path },
      ),
    ],
  };
}
