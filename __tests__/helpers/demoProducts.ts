import { productPath } from '../../src/catalogue/addresses/addresses';
import { type Category, categories } from '../../src/catalogue/categories';
import { demoDocuments } from './demoDocuments';

interface DemoProduct {
  readonly category: Category;
  readonly id: string;
  readonly title: string;
  /** The path of its page. */
  readonly path: string;
}

/** Every product of the embedded demo catalogue, shelf by shelf, in the order of the ids. */
export function demoProducts(): DemoProduct[] {
  return categories.flatMap((category) =>
    demoDocuments(category.collection).map(({ id, title }) => ({
      category,
      id,
      title,
      path: productPath(category, { id, title }),
    })),
  );
}
