import type { ReactNode } from 'react';
import type { PageDefinition } from '@/catalogue/addresses/pageDefinitions';
import type { PageComponent } from './definePage';

/** A page that search engines must not index: not found, server errors, the search, the owner's report. */
export type UnlistedPage<Props = object> = PageComponent<Props>;

/** An unlisted page has no collection, and nothing reads its path. */
const definition: PageDefinition = { path: '', unlisted: true, collections: {} };

/** Assigns language and title to the component of an unlisted page. */
export function unlistedPage<Props>(
  component: (props: Props) => ReactNode,
  metadata: Pick<UnlistedPage<Props>, 'language' | 'title'>,
): UnlistedPage<Props> {
  return Object.assign(component, { ...metadata, definition: () => definition });
}
