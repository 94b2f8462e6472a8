import { type PageDefinition, pageDefinitions } from './pageDefinitions';

/** The pages of `pageDefinitions` as a list. It has a file of its own, because browsers don't need it. */
export const allDefinitions: readonly PageDefinition[] = Object.values(pageDefinitions);

/** The fixed pages that search engines should index. */
export const listedDefinitions = allDefinitions.filter(({ unlisted }) => !unlisted);
