import type { ComponentType, ReactNode } from 'react';
import type { Language } from '@/messages/Language';

/** A page that no search engine should keep: what is not there, faults of ours, what somebody searches. */
export type UnlistedPage<Props = object> = ComponentType<Props> & PageMetadata<Props>;

interface PageMetadata<Props> {
  readonly language: Language;
  readonly title: (props: Props) => string;
}

/** Joins such a page's look with its language and title. `look` is the page's own: it is added to. */
export function unlistedPage<Props>(
  look: (props: Props) => ReactNode,
  matter: PageMetadata<Props>,
): UnlistedPage<Props> {
  return Object.assign(look, matter);
}
