/** A sentence about each shelf, by slug, from the shop's rows. Only on the server: a page carries its own. */
export const categoryIntros: Readonly<Record<string, string>> = JSON.parse(
  process.env.SHELF_SENTENCES_EN ?? '{}',
);
