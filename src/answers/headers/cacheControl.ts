/** `Cache-Control` for files that never change under their address. */
export const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable';
