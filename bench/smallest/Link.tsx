import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/** Fetches a page once a press is likely, as the site's links do, and not as soon as the link comes into view. */
export default function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
