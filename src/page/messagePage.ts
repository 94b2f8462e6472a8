import type { ComponentType } from 'react';

/** A page that has no address of its own: what is not there, and faults of ours. No search engine should keep it. */
export type MessagePage<Props = object> = ComponentType<Props> & { readonly title: string };

/** Joins such a page's view with its title. */
export function messagePage<Props>(view: ComponentType<Props>, title: string): MessagePage<Props> {
  return Object.assign(view, { title });
}
