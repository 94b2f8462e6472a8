/** From how many scrolled pixels the way back to the top shows: specification, section 9. */
export const scrollOffsets = { page: 20, category: 100 } as const;
