/** The icons drawn by CSS (`iconStyle`), in the order of `iconSheet`. `filledHeart` is `heart`, filled. */
export const drawnIcons = ['phone', 'whatsapp', 'share', 'heart', 'filledHeart'] as const;

export type DrawnIcon = (typeof drawnIcons)[number];
