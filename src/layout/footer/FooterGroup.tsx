import { breakpoints } from '@styles/breakpoints';
import { useEffect, useRef } from 'react';
import { categoryPath } from '@/catalogue/addresses/addresses';
import { categoriesOf } from '@/catalogue/categories';
import type { GroupSlug } from '@/catalogue/registry';
import { useMessages } from '@/messages/useMessages';
import { InternalLink } from '@/ui/InternalLink';

/** A group's shelves by their breadcrumb titles: collapsed on narrow screens, open on wide ones. */
export function FooterGroup({ group }: { readonly group: GroupSlug }) {
  const { labelsOf, groupLabels } = useMessages();
  const { title, menu = title } = groupLabels(group);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const { matches } = window.matchMedia(`(min-width: ${breakpoints.wide}px)`);
    if (details.current && matches) details.current.open = true;
  }, []);
  return (
    <details ref={details}>
      <summary className="chevron">
        <h2>{menu}</h2>
      </summary>
      <ul>
        {categoriesOf(group).map((category) => (
          <li key={category.slug}>
            <InternalLink href={categoryPath(category)}>
              {labelsOf(category.slug).title}
            </InternalLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
