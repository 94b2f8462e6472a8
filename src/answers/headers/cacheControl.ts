/** `Cache-Control` for files that never change under their address. */
export const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable';

/** `Cache-Control` for what may be wrong soon: an address that is unknown now, a preview under another's hash. */
export const CACHE_FIVE_MINUTES = 'public, max-age=300';
