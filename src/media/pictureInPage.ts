import { pictureAddress, pictureSources } from '@/pictures/optimisedPicture';

/** The address at which the page has loaded a picture; else that of a small one. */
export function pictureInPage(image: string): string {
  const { src } = pictureSources(image);
  const loaded = Array.from(document.images).findLast(
    (picture) => picture.getAttribute('src') === src && picture.complete && picture.currentSrc,
  );
  return loaded?.currentSrc ?? pictureAddress(image, 360);
}
