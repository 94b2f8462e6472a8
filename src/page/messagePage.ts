import type { ComponentType, ReactNode } from 'react';
import type { Language } from '@/words/Language';

/** A page that no search engine should keep: what is not there, faults of ours, what somebody searches. */
export type MessagePage<Props = object> = ComponentType<Props> & PageMatter<Props>;

interface PageMatter<Props> {
  readonly language: Language;
  readonly title: (props: Props) => string;
}

/** Joins such a page's look with its language and title. `look` is the page's own: it is added to. */
export function messagePage<Props>(
  look: (props: Props) => ReactNode,
  matter: PageMatter<Props>,
): MessagePage<Props> {
  return Object.assign(look, matter);
}
