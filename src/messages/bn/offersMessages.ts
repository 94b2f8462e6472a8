export { offersMessages } from '../en/offersMessages';
