import { honestPrice } from '../honestPrice';
import type { Product } from '../items';
import { chosenProducts } from './chosenProducts';
import { priceBands } from './priceBands';
import { queryOfChoice } from './queryOfChoice';
import type { ShelfChoice } from './ShelfChoice';

/** Something that a visitor may choose: what the choice would be then, and how many products it would leave. */
export interface ChoiceOffer {
  readonly choice: ShelfChoice;
  readonly count: number;
}

/** What a shelf offers beside the choice as it is; the first of each kind asks for nothing. */
export interface ChoiceOffers {
  readonly prices: readonly ChoiceOffer[];
  readonly off: readonly ChoiceOffer[];
}

/**
 * The price spans and discounts that divide a shelf, each together with all else that is chosen. What is chosen is always among
 * them: an address may ask for any span.
 */
export function choiceOffers(products: readonly Product[], choice: ShelfChoice): ChoiceOffers {
  const { prices, off, ...order } = choice;
  const withPrices = { ...order, ...(prices && { prices }) };
  const withOff = { ...order, ...(off && { off }) };
  const counted = (choices: readonly ShelfChoice[]) =>
    withCurrent(choices, choice).map((each) => ({
      choice: each,
      count: chosenProducts(products, each).length,
    }));
  return {
    prices: counted([
      withOff,
      ...priceBands(products).map((band) => ({ ...withOff, prices: band })),
    ]),
    off: counted([
      withPrices,
      ...discountSteps(products).map((least) => ({ ...withPrices, off: least })),
    ]),
  };
}

function withCurrent(choices: readonly ShelfChoice[], current: ShelfChoice) {
  const isThere = choices.some((each) => queryOfChoice(each) === queryOfChoice(current));
  return isThere ? choices : [...choices, current];
}

/** Discounts that people look for, in percent. */
const STEPS = [10, 20, 30, 40, 50, 60, 70];

/** The least discounts that are worth offering on a shelf: each leaves something, and less than the one before it. */
export function discountSteps(products: readonly Product[]): readonly number[] {
  const percents = products.map((product) => honestPrice(product).percent ?? 0);
  const left = (least: number) => percents.filter((percent) => percent >= least).length;
  return STEPS.filter((step, index) => {
    const count = left(step);
    return count > 0 && count < (index === 0 ? products.length : left(STEPS[index - 1] ?? 0));
  });
}
