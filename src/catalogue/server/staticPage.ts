import type { DehydratedState } from '@tanstack/react-query';
import { readFreshSeconds } from '../source/readSourceSettings';
import { loadShelves, type ShelfLoad } from './loadShelves';

export type StaticPageProps<Props> = Props & { readonly dehydratedState: DehydratedState };

/** The result of every getStaticProps: the route's own few props, the collections, and 60 seconds. */
export async function staticPage<Props extends object>(props: Props, ...loads: ShelfLoad[]) {
  return {
    props: { ...props, dehydratedState: await loadShelves(...loads) },
    revalidate: readFreshSeconds(process.env),
  };
}
