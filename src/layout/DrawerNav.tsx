import styled from 'styled-components';
import { categoryPath } from '@/catalogue/addresses';
import { menus } from '@/catalogue/menus';
import { InternalLink } from '@/ui/InternalLink';
import { words } from '@/words/words';
import { mainLinks } from './mainLinks';

/** What the drawer holds: the plain links, then the two menus in full. */
export function DrawerNav({ onFollow }: { onFollow: () => void }) {
  return (
    <nav aria-label={words.nav.label}>
      <ul>
        {mainLinks.map(({ href, label }) => (
          <li key={href}>
            <Item href={href} onClick={onFollow}>
              {label}
            </Item>
          </li>
        ))}
      </ul>
      {(['makeup', 'hair'] as const).map((group) => (
        <section key={group}>
          <Name>{words.nav[group]}</Name>
          <Entries>
            {menus[group].map((category) => (
              <li key={category.slug}>
                <Item href={categoryPath(category)} onClick={onFollow}>
                  {category.menuLabel}
                </Item>
              </li>
            ))}
          </Entries>
        </section>
      ))}
    </nav>
  );
}

const Name = styled.h2`
  margin: var(--space-4) 0 var(--space-2);
  color: var(--accent);
  font-size: var(--text-large);
`;

const Entries = styled.ul`
  columns: 2;
`;

const Item = styled(InternalLink)`
  display: flex;
  align-items: center;
  min-height: var(--touch);
  text-decoration: none;
`;
