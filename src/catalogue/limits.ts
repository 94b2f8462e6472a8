/** How many documents a list shows at most: specification, section 9. There is no paging. */
export const limits = { products: 45, photos: 45, slides: 9, videos: 9 } as const;
