import { useDeferredValue } from 'react';
import styled from 'styled-components';
import { categoryPath, howToBuyPath, offersPath, ownPaths, paths } from '@/catalogue/addresses';
import type { Group as ShelfGroup } from '@/catalogue/Category';
import { menuGroups, menuOf } from '@/catalogue/menus';
import { menuLabel } from '@/messages/CategoryLabels';
import { useMessages } from '@/messages/useMessages';
import { InternalLink } from '@/ui/InternalLink';
import { mainLinks, menuEnds } from './navLinks';

interface Props {
  /** Called when a link is pressed. */
  readonly onFollow: () => void;
}

/**
 * The content of the drawer: the plain links and the full menus. The menus follow in a deferred render, so that the
 * drawer opens sooner. Each link replaces the history entry of the drawer, so that Back leads to the page and not to
 * the open drawer.
 */
export function DrawerNav({ onFollow }: Props) {
  const messages = useMessages();
  const rest = useDeferredValue(true, false);
  return (
    <nav aria-label={messages.nav.label}>
      <ul>
        {mainLinks.map((page) => (
          <li key={page}>
            <Item href={paths[page]} replace onClick={onFollow}>
              {messages.nav[page]}
            </Item>
          </li>
        ))}
        <li>
          <Item href={offersPath} replace onClick={onFollow}>
            {messages.nav.offers}
          </Item>
        </li>
        <li>
          <Item href={howToBuyPath} replace onClick={onFollow}>
            {messages.nav.howToBuy}
          </Item>
        </li>
        <li>
          <Item href={ownPaths.shortlist} replace onClick={onFollow}>
            {messages.keep.kept}
          </Item>
        </li>
      </ul>
      {rest
        ? menuGroups.map((group) => <Group key={group.slug} group={group} onFollow={onFollow} />)
        : null}
    </nav>
  );
}

interface GroupProps extends Props {
  readonly group: ShelfGroup;
}

function Group({ group, onFollow }: GroupProps) {
  const messages = useMessages();
  const { title, menu = title, lang } = messages.groupLabels(group.slug);
  return (
    <section>
      <Name lang={lang}>{menu}</Name>
      <Entries>
        {menuOf(group).map((category) => {
          const labels = messages.labelsOf(category.slug);
          return (
            <li key={category.slug} lang={labels.lang}>
              <Item href={categoryPath(category)} replace onClick={onFollow}>
                {menuLabel(labels)}
              </Item>
            </li>
          );
        })}
      </Entries>
      <Ends>
        {menuEnds(group, messages).map(({ href, label, lang }) => (
          <li key={href} lang={lang}>
            <Item href={href} replace onClick={onFollow}>
              {label}
            </Item>
          </li>
        ))}
      </Ends>
    </section>
  );
}

const Name = styled.h2`
  margin: var(--space-4) 0 var(--space-2);
  color: var(--accent);
  font-size: var(--text-large);
`;

const Entries = styled.ul`
  columns: 2 7rem;
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
