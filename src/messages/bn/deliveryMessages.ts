export { deliveryMessages } from '../en/deliveryMessages';
