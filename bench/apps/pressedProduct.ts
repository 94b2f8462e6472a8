import { benchProducts } from '../../e2e/benchShelf';

/** The twelfth of the measured shelf, far below the first screen. */
const [product = { id: '', title: '' }] = benchProducts(12).slice(-1);
export const pressedProduct = product;
