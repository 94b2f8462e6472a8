import { categories } from '@/catalogue/categories';
import { bestOffers, firstOffers } from '@/catalogue/offers/bestOffers';
import { allOffers } from '@/catalogue/offers/offerLists';
import { anyShelf } from '../../helpers/anyProduct';
import fc from '../../helpers/fastCheck';

type ProductsBySlug = Parameters<typeof bestOffers>[0];

const anyShop = fc
  .array(anyShelf, { maxLength: categories.length })
  .map(
    (shelves): ProductsBySlug =>
      categories.slice(0, shelves.length).map(({ slug }, n) => [slug, shelves[n] ?? []]),
  );

describe('firstOffers', () => {
  it('has the best offer of each of five shelves of the page of offers, in its order', () => {
    fc.assert(
      fc.property(anyShop, (shelves) => {
        const listed = bestOffers(shelves, allOffers.most)?.offers ?? [];
        const row = firstOffers(listed);
        const slugs = [...new Set(listed.map(({ slug }) => slug))];
        expect(row.map(({ slug }) => slug)).toEqual(slugs.slice(0, 5));
        expect(row).toEqual(
          slugs.slice(0, 5).map((slug) => listed.find((offer) => offer.slug === slug)),
        );
      }),
    );
  });
});
