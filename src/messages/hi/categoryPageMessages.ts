export { categoryPageMessages } from '../en/categoryPageMessages';
