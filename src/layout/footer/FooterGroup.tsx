import { breakpoints } from '@styles/breakpoints';
import { useEffect, useRef } from 'react';
import { categoryPath, homeSectionPath } from '@/catalogue/addresses/addresses';
import { categoriesOf } from '@/catalogue/categories';
import type { GroupSlug } from '@/catalogue/registry';
import { useMessages } from '@/messages/useMessages';
import { InternalLink } from '@/ui/InternalLink';

/** More would make the build output grow with the square of the number of shelves. */
const MAX_LINKS = 60;

interface Props {
  readonly group: GroupSlug;
  readonly most?: number;
}

/** A group's shelves by their breadcrumb titles: collapsed on narrow screens, open on wide ones. */
export function FooterGroup({ group, most = MAX_LINKS }: Props) {
  const { labelsOf, groupLabels } = useMessages();
  const { title, menu = title, all = title } = groupLabels(group);
  const categories = categoriesOf(group);
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
        {categories.slice(0, most).map((category) => {
          const { title: name } = labelsOf(category.slug);
          return (
            <li key={category.slug}>
              <InternalLink href={categoryPath(category)}>{name}</InternalLink>
            </li>
          );
        })}
        {categories.length > most ? (
          <li>
            <InternalLink href={homeSectionPath(group)}>{all}</InternalLink>
          </li>
        ) : null}
      </ul>
    </details>
  );
}
