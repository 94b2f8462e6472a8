/** `Cache-Control` for files that never change under their address. */
export const FOR_A_YEAR = 'public, max-age=31536000, immutable';
