import { optimisedEnding } from '@/pictures/optimisedPicture';
import { pictureQualities } from '@/pictures/pictureLimits';

/** How far below the window browsers fetch lazy pictures at most, in pixels. Source: web.dev, "Browser-level image lazy loading". */
const FETCHED_AHEAD = 2_500;

const USUAL = new RegExp(`&w=\\d+&q=${pictureQualities.usual}$`);

/**
 * Makes those pictures of the static HTML small that are so far down that no browser has fetched them yet. The others are
 * on their way: a change would fetch them twice.
 */
export function lessenFarPictures(): void {
  const near = window.innerHeight + FETCHED_AHEAD;
  for (const image of document.images) {
    if (image.loading !== 'lazy' || image.getBoundingClientRect().top < near) continue;
    image.src = image.src.replace(USUAL, optimisedEnding(180, 'light'));
    image.removeAttribute('srcset');
  }
}
