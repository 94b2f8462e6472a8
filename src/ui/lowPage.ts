/** The attribute of the root element of a page that uses less data. It has a value while the pictures are as usual. */
const LOW = 'data-low';
const PICTURES_AS_USUAL = 'usual-pictures';

/** Whether this page uses less data, as the early script (public/early) or `markLowData` has marked it. Browser only. */
export function isLowPage(): boolean {
  return document.documentElement.hasAttribute(LOW);
}

/** Whether its pictures come in their smallest width, because nobody has asked for those of this page. Browser only. */
export function hasSmallPictures(): boolean {
  return document.documentElement.getAttribute(LOW) === '';
}

/** Has further pictures of this page come as usual, or small again, if it uses less data. Browser only. */
export function showPicturesAsUsual(asUsual: boolean): void {
  if (isLowPage()) document.documentElement.setAttribute(LOW, asUsual ? PICTURES_AS_USUAL : '');
}
