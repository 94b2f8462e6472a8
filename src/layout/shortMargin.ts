/** The margin of the header on a phone in landscape: the column's, as long as all of the header fits. */
export const shortMargin = 'clamp(12px, 50vw - 310px, 60px)';
