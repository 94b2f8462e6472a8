import type { ComponentProps } from 'react';
import { useWords } from '@/language/useWords';
import { Icon } from '@/ui/Icon';

/** Opens the drawer, where the navigation is on narrow screens. */
export function MenuButton(props: Pick<ComponentProps<'button'>, 'onClick' | 'className'>) {
  const words = useWords();
  return (
    <button type="button" aria-haspopup="dialog" {...props}>
      <Icon name="menu" />
      {words.nav.menu}
    </button>
  );
}
