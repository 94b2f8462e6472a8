export { contactMessages } from '../en/contactMessages';
