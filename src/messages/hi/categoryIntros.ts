import type { CategoryIntros } from '../Messages';

/** One sentence about each shelf, by slug, from the shop's rows. A page carries only its own, so no browser loads all of them. */
export const categoryIntros: CategoryIntros = JSON.parse(process.env.SHELF_SENTENCES_HI ?? '{}');
