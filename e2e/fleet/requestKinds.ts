import { readdirSync } from 'node:fs';
import { demoProducts } from '../../__tests__/helpers/demoProducts';
import { categories } from '../../src/catalogue/categories';
import { shelfRequestPath } from '../../src/catalogue/ShelfRequest';
import { optimisedPicture } from '../../src/pictures/optimisedPicture';
import type { PictureWidth } from '../../src/pictures/pictureLimits';
import { routes } from '../routes';

const FOLDER = '/pictures/products';
/** So many products' pages are visited in each drill before it begins. */
const KNOWN_PRODUCTS = 20;

/** Addresses of each kind of request on a build of the demo's catalogue. Those of `new` are asked for the first time. */
export function requestKinds(buildId: string) {
  const products = demoProducts().map(({ path }) => path);
  const data = routes.map((path) => `/_next/data/${buildId}${path === '/' ? '/index' : path}.json`);
  return {
    known: {
      page: [...routes, ...products.slice(0, KNOWN_PRODUCTS)],
      data,
      picture: pictures(360).slice(0, KNOWN_PRODUCTS),
    },
    new: {
      product: products.slice(KNOWN_PRODUCTS),
      picture: pictures(720),
      preview: routes.map((path) => `/api/preview/${path === '/' ? '_home' : path.slice(1)}.0.jpg`),
      shelf: categories.map(({ collection }) => shelfRequestPath({ name: collection })),
      search: ['/api/search'],
    },
  };
}

function pictures(width: PictureWidth): string[] {
  return readdirSync(`public${FOLDER}`)
    .filter((file) => file.endsWith('.webp'))
    .map((file) => optimisedPicture(`${FOLDER}/${file}`, width));
}
