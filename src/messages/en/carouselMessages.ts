export const carouselMessages = {
  role: 'carousel',
  slide: 'slide',
  position: (n: number, of: number) => `${n} of ${of}`,
  /** For a picture whose document has none. */
  undescribed: (n: number) => `Banner picture ${n} of the shop`,
  previous: 'Previous picture',
  next: 'Next picture',
  pause: 'Stop changing pictures',
  play: 'Change pictures automatically',
  show: (n: number) => `Show picture ${n}`,
};
