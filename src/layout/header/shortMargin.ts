/** The header's side margin on phones in landscape: the column's, as long as the header fits. */
export const shortMargin = 'clamp(12px, 50vw - 310px, 60px)';
