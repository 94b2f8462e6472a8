import type { Kind } from '@/catalogue/collections';

/** The fields of each kind of document that hold the address of a picture. */
export const pictureFields: Readonly<Record<Kind, readonly string[]>> = {
  product: ['img'],
  photo: ['img'],
  slide: ['slider1', 'slider2', 'slider3'],
  video: ['img'],
};
