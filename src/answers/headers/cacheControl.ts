/** `Cache-Control` of what never changes under its address. */
export const FOR_A_YEAR = 'public, max-age=31536000, immutable';
