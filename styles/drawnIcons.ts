/** The icons that styles draw, in the order in which they stand in `iconSheet`. `kept` is `keep`, filled. */
export const drawnIcons = ['phone', 'whatsapp', 'share', 'keep', 'kept'] as const;

export type DrawnIcon = (typeof drawnIcons)[number];
