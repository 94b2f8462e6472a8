export { howToBuyMessages } from '../en/howToBuyMessages';
