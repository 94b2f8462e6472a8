export { seoMessages } from '../en/seoMessages';
