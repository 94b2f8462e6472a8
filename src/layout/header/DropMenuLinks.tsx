import { categoryPath } from '@/catalogue/addresses/addresses';
import type { Group } from '@/catalogue/Category';
import { menuOf } from '@/catalogue/menus';
import { menuLabel } from '@/messages/CategoryLabels';
import { useMessages } from '@/messages/useMessages';
import { InternalLink } from '@/ui/InternalLink';
import { menuEnds } from './navLinks';

interface Props {
  readonly group: Group;
  readonly onFollow: () => void;
}

/** The links in the panel of a group's menu, as two lists. The panel has their styles. */
export function DropMenuLinks({ group, onFollow }: Props) {
  const messages = useMessages();
  return (
    <>
      <ul>
        {menuOf(group).map((category) => {
          const labels = messages.labelsOf(category.slug);
          return (
            <li key={category.slug} lang={labels.lang}>
              <InternalLink href={categoryPath(category)} onClick={onFollow}>
                {menuLabel(labels)}
              </InternalLink>
            </li>
          );
        })}
      </ul>
      <ul>
        {menuEnds(group, messages).map(({ href, label, lang }) => (
          <li key={href} lang={lang}>
            <InternalLink href={href} onClick={onFollow}>
              {label}
            </InternalLink>
          </li>
        ))}
      </ul>
    </>
  );
}
