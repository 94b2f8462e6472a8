import { benchProducts } from '../../e2e/benchShelf';

/** The product of the measured shelf that is pressed: the twelfth, far below the first screen. */
const [product = { id: '', title: '' }] = benchProducts(12).slice(-1);
export const pressedProduct = product;
