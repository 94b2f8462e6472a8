import { useId } from 'react';
import styled from 'styled-components';
import type { Group } from '@/catalogue/Category';
import { chevronStyle } from '@/ui/chevronStyle';
import { DropMenuLinks } from './DropMenuLinks';
import { useDropMenu } from './useDropMenu';

interface Props {
  readonly group: Group;
  readonly label: string;
}

/** A group's menu: a button and a panel of links. Without scripts, CSS opens the panel on hover and focus. */
export function DropMenu({ group, label }: Props) {
  const id = useId();
  const menu = useDropMenu();
  return (
    <li {...menu.area}>
      <Toggle type="button" aria-expanded={menu.open} aria-controls={id} {...menu.button}>
        {label}
      </Toggle>
      <Panel id={id} hidden={!menu.open}>
        <DropMenuLinks group={group} onFollow={menu.close} />
      </Panel>
    </li>
  );
}

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: var(--touch);
  padding-inline: var(--space-2);
  font-weight: 600;
  ${chevronStyle}

  &[aria-expanded='true'] {
    color: var(--accent);
  }
`;

/* Starts where the list of menus starts, not below its own button. */
const Panel = styled.div`
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

  @media (scripting: none) {
    :is(:hover, :focus-within) > & {
      display: block;
    }
  }
`;
