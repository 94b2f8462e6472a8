export { reviewsMessages } from '../en/reviewsMessages';
