import { useId } from 'react';
import { categoryPath } from '@/catalogue/addresses/addresses';
import { menuOf } from '@/catalogue/menus';
import type { GroupSlug } from '@/catalogue/registry';
import { menuLabel } from '@/messages/CategoryLabels';
import { useMessages } from '@/messages/useMessages';
import { InternalLink } from '@/ui/InternalLink';
import { useHydrated } from '@/ui/rendering/useHydrated';
import { menuEnds } from './navLinks';
import { useDropMenu } from './useDropMenu';

interface Props {
  readonly group: GroupSlug;
  readonly label: string;
}

/** A group's menu: a button and a panel of links. `HeaderMenus` has their styles. */
export function DropMenu({ group, label }: Props) {
  const id = useId();
  const menu = useDropMenu();
  const scripted = useHydrated();
  return (
    <li {...menu.area}>
      <button
        type="button"
        className="chevron"
        aria-expanded={scripted ? menu.open : undefined}
        aria-controls={id}
        {...menu.button}
      >
        {label}
      </button>
      <div id={id} hidden={!menu.open}>
        <Links group={group} onFollow={menu.close} />
      </div>
    </li>
  );
}

interface LinksProps {
  readonly group: GroupSlug;
  readonly onFollow: () => void;
}

/** The group's shelves, then the links to whole groups. */
function Links({ group, onFollow }: LinksProps) {
  const messages = useMessages();
  return (
    <>
      <ul>
        {menuOf(group).map((category) => (
          <li key={category.slug}>
            <InternalLink href={categoryPath(category)} onClick={onFollow}>
              {menuLabel(messages.labelsOf(category.slug))}
            </InternalLink>
          </li>
        ))}
      </ul>
      <ul>
        {menuEnds(group, messages).map(({ href, label }) => (
          <li key={href}>
            <InternalLink href={href} onClick={onFollow}>
              {label}
            </InternalLink>
          </li>
        ))}
      </ul>
    </>
  );
}
