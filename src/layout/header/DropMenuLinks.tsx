import { categoryPath } from '@/catalogue/addresses/addresses';
import { menuOf } from '@/catalogue/menus';
import type { GroupSlug } from '@/catalogue/registry';
import { menuLabel } from '@/messages/CategoryLabels';
import { useMessages } from '@/messages/useMessages';
import { InternalLink } from '@/ui/InternalLink';
import { menuEnds } from './navLinks';

interface Props {
  readonly group: GroupSlug;
  readonly onFollow: () => void;
}

/** The links in the panel of a group's menu, as two lists. The panel has their styles. */
export function DropMenuLinks({ group, onFollow }: Props) {
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
