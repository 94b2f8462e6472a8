import { memo } from 'react';
import { useMessages } from '@/messages/useMessages';
import { DropMenu } from './DropMenu';

/**
 * The MAKEUP and the HAIR menu, as the last items of the header's list. Memoised, because they are the same on every page.
 */
export const HeaderMenus = memo(function HeaderMenus() {
  const { nav } = useMessages();
  return (
    <>
      <li>
        <DropMenu group="makeup" label={nav.makeup} />
      </li>
      <li>
        <DropMenu group="hair" label={nav.hair} />
      </li>
    </>
  );
});
