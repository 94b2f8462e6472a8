export { searchMessages } from '../en/searchMessages';
