import { categories } from '../categories';
import { honestPrice } from '../honestPrice';
import { popularShelves } from '../popularShelves';
import { offerRow } from './OfferList';
import type { Ranked } from './Ranked';
import { twinKey } from './twinKey';

const inMenus = categories.filter(({ menuPlace }) => menuPlace !== undefined);

/** Shelves in the order in which they give to the row: those people come for, then those of the menus. */
const leading = [...new Set([...popularShelves, ...inMenus])].map(({ slug }) => slug);

/**
 * The offers that home shows first: the best price of five different shelves, so that neither a single shelf nor small
 * things with a high percentage fill the row. The shelves that the owner put first on home come first, in that order,
 * then those of the menus, then at most one of the others, which are the accessories. Of each shelf it is the product
 * that saves most rupees, and among equal ones the better ranked. Fewer than five where fewer shelves have one.
 * @param ranked The best ranked first.
 */
export function sellingRow(ranked: readonly Ranked[]): Ranked[] {
  const row: Ranked[] = [];
  const others = ranked.map(({ slug }) => slug).filter((slug) => !leading.includes(slug));
  for (const slug of leading) addBest(row, ranked, [slug]);
  addBest(row, ranked, others);
  return row;
}

/** Adds the best of these shelves that the row does not have from another shelf, while there is room. */
function addBest(row: Ranked[], ranked: readonly Ranked[], slugs: readonly string[]): void {
  if (row.length === offerRow.most) return;
  const known = new Set(row.map(({ product }) => twinKey(product)).filter(Boolean));
  const [best] = ranked
    .filter(({ slug, product }) => slugs.includes(slug) && !known.has(twinKey(product)))
    .sort((one, other) => saved(other) - saved(one));
  if (best) row.push(best);
}

/** The rupees between M.R.P. and price; none where no M.R.P. is shown. */
function saved({ product }: Ranked): number {
  const { price = 0, struck = price } = honestPrice(product);
  return struck - price;
}
