export { shortlistMessages } from '../en/shortlistMessages';
