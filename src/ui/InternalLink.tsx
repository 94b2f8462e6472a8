import Link from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link within the site. Its page's data is asked for when somebody means to press it (pointer over it, touch), not
 * when it comes into view: forty cards would fetch forty files that nobody wants.
 */
export function InternalLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />;
}
