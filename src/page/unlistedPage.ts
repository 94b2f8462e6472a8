import type { ReactNode } from 'react';
import type { PageDefinition } from '@/catalogue/addresses/pageDefinitions';
import type { PageComponent } from './definePage';

/** An unlisted page has no collection, and nothing reads its path. */
const definition: PageDefinition = { path: '', unlisted: true, collections: {} };

/** Makes a page that search engines must not index: not found, server errors, the owner's report. */
export function unlistedPage<Props>(
  component: (props: Props) => ReactNode,
  metadata: Pick<PageComponent<Props>, 'language' | 'title'>,
): PageComponent<Props> {
  return Object.assign(component, { ...metadata, definition: () => definition });
}
