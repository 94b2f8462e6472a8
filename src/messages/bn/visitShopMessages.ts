export { visitShopMessages } from '../en/visitShopMessages';
