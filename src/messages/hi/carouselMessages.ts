export { carouselMessages } from '../en/carouselMessages';
