import { useDeferredValue } from 'react';
import styled from 'styled-components';
import { categoryPath } from '@/catalogue/addresses/addresses';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { menuGroups, menuOf } from '@/catalogue/menus';
import type { GroupSlug } from '@/catalogue/registry';
import { menuLabel } from '@/messages/CategoryLabels';
import { useMessages } from '@/messages/useMessages';
import { InternalLink } from '@/ui/InternalLink';
import { mainLinks, menuEnds } from './navLinks';

/** The drawer's navigation. All but the first menu follow in a deferred render, so that the drawer opens sooner. */
export function DrawerNav() {
  const messages = useMessages();
  const rest = useDeferredValue(true, false);
  return (
    <nav aria-label={messages.nav.label}>
      {menuGroups.slice(0, rest ? undefined : 1).map((group) => (
        <Group key={group} group={group} />
      ))}
      {rest ? <PlainLinks /> : null}
    </nav>
  );
}

function PlainLinks() {
  const messages = useMessages();
  const links = [
    ...mainLinks.map((page) => [pageDefinitions[page].path, messages.nav[page]] as const),
    [pageDefinitions.offers.path, messages.nav.offers] as const,
    [pageDefinitions.howToBuy.path, messages.nav.howToBuy] as const,
    [pageDefinitions.shortlist.path, messages.save.saved] as const,
  ];
  return (
    <Plain>
      {links.map(([href, label]) => (
        <li key={href}>
          <Item href={href}>{label}</Item>
        </li>
      ))}
    </Plain>
  );
}

interface GroupProps {
  readonly group: GroupSlug;
}

function Group({ group }: GroupProps) {
  const messages = useMessages();
  const { title, menu = title } = messages.groupLabels(group);
  return (
    <section>
      <Name>{menu}</Name>
      <Entries>
        {menuOf(group).map((category) => (
          <li key={category.slug}>
            <Item href={categoryPath(category)}>{menuLabel(messages.labelsOf(category.slug))}</Item>
          </li>
        ))}
      </Entries>
      <Ends>
        {menuEnds(group, messages).map(({ href, label }) => (
          <li key={href}>
            <Item href={href}>{label}</Item>
          </li>
        ))}
      </Ends>
    </section>
  );
}

const Name = styled.h2`
  margin: var(--space-4) 0 var(--space-2);
  color: var(--accent);
`;

const Entries = styled.ul`
  columns: 2 7rem;
`;

const Plain = styled.ul`
  margin-top: var(--space-4);
`;

const Ends = styled.ul`
  columns: 2 7rem;
  color: var(--accent);
`;

const Item = styled(InternalLink)`
  display: flex;
  align-items: center;
  min-height: var(--touch);
  text-decoration: none;
`;
