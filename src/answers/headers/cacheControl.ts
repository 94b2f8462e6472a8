/** For files that never change under their address. */
export const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable';

/** For what may soon be wrong: an unknown address, a preview under another hash. */
export const CACHE_FIVE_MINUTES = 'public, max-age=300';
