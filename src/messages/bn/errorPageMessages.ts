export { errorPageMessages } from '../en/errorPageMessages';
