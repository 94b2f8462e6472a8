/** For files that never change under their address. */
export const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable';

/** For answers that may soon be wrong: to an unknown address, or a preview under an old hash. */
export const CACHE_FIVE_MINUTES = 'public, max-age=300';
