import type { CarouselMessages } from '../Messages';

export const carouselMessages: CarouselMessages = {
  role: 'फोटो की पट्टी',
  slide: 'फोटो',
  position: (n, of) => `${of} में से ${n}`,
  undescribed: (n) => `दुकान का बैनर, फोटो ${n}`,
  previous: 'पिछली फोटो',
  next: 'अगली फोटो',
  pause: 'फोटो बदलना रोकें',
  play: 'फोटो अपने आप बदलने दें',
  show: (n) => `फोटो ${n} दिखाएं`,
};
