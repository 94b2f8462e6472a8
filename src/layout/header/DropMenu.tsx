import { useId } from 'react';
import type { GroupSlug } from '@/catalogue/registry';
import { DropMenuLinks } from './DropMenuLinks';
import { useDropMenu } from './useDropMenu';

interface Props {
  readonly group: GroupSlug;
  readonly label: string;
}

/** A group's menu: a button and a panel of links. `HeaderMenus` has their styles. */
export function DropMenu({ group, label }: Props) {
  const id = useId();
  const menu = useDropMenu();
  return (
    <li {...menu.area}>
      <button
        type="button"
        className="chevron"
        aria-expanded={menu.open}
        aria-controls={id}
        {...menu.button}
      >
        {label}
      </button>
      <div id={id} hidden={!menu.open}>
        <DropMenuLinks group={group} onFollow={menu.close} />
      </div>
    </li>
  );
}
