import type { ReactElement } from 'react';

/**
 * What a component shows beside other elements: elements alone, no bare text. A browser that translates a page replaces
 * each text by elements of its own. Where a text has no element for itself, React can then neither change nor remove it,
 * nor insert anything before it (`__tests__/contracts/loneTexts.test.ts`).
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
