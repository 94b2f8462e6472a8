/** The icons that CSS draws (`iconStyle`), in their order in `iconSheet`. `kept` is `keep`, filled. */
export const drawnIcons = ['phone', 'whatsapp', 'share', 'keep', 'kept'] as const;

export type DrawnIcon = (typeof drawnIcons)[number];
