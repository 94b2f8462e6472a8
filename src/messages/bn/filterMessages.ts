export { filterMessages } from '../en/filterMessages';
