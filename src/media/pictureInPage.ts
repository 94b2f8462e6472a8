import { pictureAddress, pictureSources, smallOffer } from '@/pictures/optimisedPicture';

/** The address at which the page has loaded a picture; else that of a small one. */
export function pictureInPage(image: string): string {
  const offered = [pictureSources(image).src, pictureSources(image, smallOffer).src];
  const loaded = Array.from(document.images).findLast(
    (picture) =>
      offered.includes(picture.getAttribute('src') ?? '') && picture.complete && picture.currentSrc,
  );
  return loaded?.currentSrc ?? pictureAddress(image, 360);
}
