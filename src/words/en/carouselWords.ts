/** The words of the carousel. */
export const carouselWords = {
  role: 'carousel',
  slide: 'slide',
  position: (n: number, of: number) => `${n} of ${of}`,
  previous: 'Previous picture',
  next: 'Next picture',
  pause: 'Stop changing pictures',
  play: 'Change pictures by itself',
  show: (n: number) => `Show picture ${n}`,
};
