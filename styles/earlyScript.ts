/**
 * The script that marks a page for its styles before the page's own scripts come. Asynchronous, because a script that
 * blocks costs 0.7 s until the first paint on slow 4G. Browsers cache it for a year, so its name ends in the first eight
 * digits of its SHA-256.
 */
export const earlyScript = '/early/less-data.f4c0f0d3.js';
