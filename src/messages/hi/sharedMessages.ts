export { sharedMessages } from '../en/sharedMessages';
