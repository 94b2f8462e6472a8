import { readFileSync } from 'node:fs';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import type { Content } from './readContent';

/** A page's props with one part of the content, as React Query's dehydrated cache. */
export function propsWith(part: keyof Content) {
  const content: Content = JSON.parse(readFileSync(process.env.BENCH_CONTENT ?? '', 'utf8'));
  const client = new QueryClient();
  client.setQueryData([part], content[part]);
  return { props: { dehydratedState: dehydrate(client) }, revalidate: 60 };
}
