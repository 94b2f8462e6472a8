export { productPageMessages } from '../en/productPageMessages';
