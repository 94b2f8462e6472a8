/** The qualities, of 100, that the optimiser makes pictures in: as a rule, and where data is saved or the network is slow. */
export const pictureQualities = { usual: 60, light: 40 } as const;

/** One of them, by name. */
export type PictureQuality = keyof typeof pictureQualities;
