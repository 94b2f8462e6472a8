/** One sentence about each shelf, by slug, from the shop's rows. A page carries only its own, so no browser loads all of them. */
export const categoryIntros: Readonly<Record<string, string>> = JSON.parse(
  process.env.SHELF_SENTENCES_EN ?? '{}',
);
