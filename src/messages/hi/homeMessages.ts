export { homeMessages } from '../en/homeMessages';
