import type { CategoryIntros } from '../Messages';

export const categoryIntros: CategoryIntros = JSON.parse(process.env.SHELF_SENTENCES_BN ?? '{}');
