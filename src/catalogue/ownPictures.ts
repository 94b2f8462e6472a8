/** Where this site's own pictures stand, under public/: the only own paths that the image optimiser and previews open. */
export const OWN_PICTURES = '/pictures/';
