import { readFileSync } from 'node:fs';
import path from 'node:path';
import { productPath } from '../../src/catalogue/addresses';
import type { Category } from '../../src/catalogue/Category';
import { categories } from '../../src/catalogue/categories';

interface DemoProduct {
  readonly category: Category;
  readonly id: string;
  readonly title: string;
  /** The path of its page. */
  readonly path: string;
}

/** Every product of the embedded demo catalogue, shelf by shelf, in the order of the ids. */
export function demoProducts(): DemoProduct[] {
  return categories.flatMap((category) => {
    const file = path.join(process.cwd(), 'demo', `${category.collection}.json`);
    const documents: Record<string, { title: string }> = JSON.parse(readFileSync(file, 'utf8'));
    return Object.entries(documents)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([id, { title }]) => ({
        category,
        id,
        title,
        path: productPath(category, { id, title }),
      }));
  });
}
