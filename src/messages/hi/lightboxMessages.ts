export { lightboxMessages } from '../en/lightboxMessages';
