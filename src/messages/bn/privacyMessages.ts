export { privacyMessages } from '../en/privacyMessages';
