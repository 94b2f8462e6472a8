import type { CarouselMessages } from '../Messages';

export const carouselMessages: CarouselMessages = {
  role: 'ছবির সারি',
  slide: 'ছবি',
  position: (n, of) => `${of}টির মধ্যে ${n} নম্বর`,
  undescribed: (n) => `দোকানের ব্যানারের ${n} নম্বর ছবি`,
  previous: 'আগের ছবি',
  next: 'পরের ছবি',
  pause: 'ছবি বদলানো থামান',
  play: 'ছবি নিজে থেকে বদলাতে দিন',
  show: (n) => `${n} নম্বর ছবি দেখুন`,
};
