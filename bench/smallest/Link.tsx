import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/** Fetches a page once a press is likely, as the site's links do. */
export default function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
