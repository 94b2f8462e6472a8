import { memo } from 'react';
import { menuGroups } from '@/catalogue/menus';
import { useMessages } from '@/messages/useMessages';
import { DropMenu } from './DropMenu';

/** The menus of the groups, as list items. Memoised, because they are the same on every page. */
export const HeaderMenus = memo(function HeaderMenus() {
  const { groupLabels } = useMessages();
  return (
    <>
      {menuGroups.map((group) => {
        const { title, menu = title } = groupLabels(group.slug);
        return <DropMenu key={group.slug} group={group} label={menu} />;
      })}
    </>
  );
});
