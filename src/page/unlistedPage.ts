import type { ComponentType, ReactNode } from 'react';
import type { Language } from '@/messages/Language';

/** A page that search engines must not index: not found, server errors, the search, the owner's report. */
export type UnlistedPage<Props = object> = ComponentType<Props> & PageMetadata<Props>;

interface PageMetadata<Props> {
  /** The language of its texts. The error page alone has several, and chooses by its props. */
  readonly language: Language | ((props: Props) => Language);
  readonly title: (props: Props) => string;
}

/**
 * Combines the component of an unlisted page with its language and title, which are assigned to the component itself.
 */
export function unlistedPage<Props>(
  component: (props: Props) => ReactNode,
  metadata: PageMetadata<Props>,
): UnlistedPage<Props> {
  return Object.assign(component, metadata);
}
