import type { ReactElement } from 'react';

/**
 * Elements without bare text. A browser that translates a page replaces each text by its own elements; React can then
 * not change or remove a text that has no element for itself, nor insert before it (`e2e/demo/otherVisitors.spec.ts`).
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
