import styled from 'styled-components';
import { categoryPath, paths } from '@/catalogue/addresses';
import { menus } from '@/catalogue/menus';
import { useWords } from '@/language/useWords';
import { InternalLink } from '@/ui/InternalLink';
import { menuLabelOf } from '@/words/menuLabelOf';
import { mainLinks } from './mainLinks';

/** What the drawer holds: the plain links, then the two menus in full. */
export function DrawerNav({ onFollow }: { onFollow: () => void }) {
  const words = useWords();
  return (
    <nav aria-label={words.nav.label}>
      <ul>
        {mainLinks.map((page) => (
          <li key={page}>
            <Item href={paths[page]} onClick={onFollow}>
              {words.nav[page]}
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
                  {menuLabelOf(words.categories[category.slug])}
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
