import { memo } from 'react';
import styled from 'styled-components';
import { menuGroups } from '@/catalogue/menus';
import { useMessages } from '@/messages/useMessages';
import { DropMenu } from './DropMenu';

/** The menus of the groups, on wide screens. Memoised, because they are the same on every page. */
export const HeaderMenus = memo(function HeaderMenus() {
  const { groupLabels } = useMessages();
  return (
    <Menus className="from-wide">
      {menuGroups.map((group) => {
        const { title, menu = title } = groupLabels(group);
        return <DropMenu key={group} group={group} label={menu} />;
      })}
    </Menus>
  );
});

const Menus = styled.ul`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;

  > li > button {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-height: var(--touch);
    padding-inline: var(--space-2);
    font-weight: 600;

    &[aria-expanded='true'] {
      color: var(--accent);
    }
  }

  /* The panel starts where the list of menus starts, not below its own button. */
  > li > div {
    position: absolute;
    top: 100%;
    left: 0;
    width: min(30rem, 60vw);
    padding: var(--space-6);
    /* Visible in forced colours, which drop the shadow. */
    border: 1px solid transparent;
    border-top: 3px solid var(--gold-leaf);
    border-radius: var(--radius);
    background: var(--surface);
    box-shadow: var(--shadow-high);
  }

  ul {
    columns: 2;
  }

  ul + ul {
    margin-top: var(--space-3);
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
    color: var(--accent);
  }

  a {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    padding-inline: var(--space-3);
    border-radius: var(--radius);
    text-decoration: none;
  }

  a:hover {
    background: var(--blush);
  }

  /* Before the script runs, if it ever does, a panel opens on hover and focus. */
  > li:is(:hover, :focus-within) > button:not([aria-expanded]) + div {
    display: block;
  }
`;
