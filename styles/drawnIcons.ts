/**
 * The icons that CSS draws (`iconStyle`), in their order in `iconSheet`. `kept` is `keep`, filled; the last are the names
 * of languages.
 */
export const drawnIcons = ['phone', 'whatsapp', 'share', 'keep', 'kept', 'bn', 'hi'] as const;

export type DrawnIcon = (typeof drawnIcons)[number];
