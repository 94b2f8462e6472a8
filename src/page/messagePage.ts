import type { ComponentType, ReactNode } from 'react';
import type { Language } from '@/words/Language';

/** A page that has no address of its own: what is not there, and faults of ours. No search engine should keep it. */
export type MessagePage<Props = object> = ComponentType<Props> & PageMatter;

interface PageMatter {
  readonly language: Language;
  readonly title: string;
}

/** Joins such a page's look with its language and title. `look` is the page's own: it is added to. */
export function messagePage<Props>(
  look: (props: Props) => ReactNode,
  matter: PageMatter,
): MessagePage<Props> {
  return Object.assign(look, matter);
}
