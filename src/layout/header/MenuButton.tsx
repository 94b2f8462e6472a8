import { useMessages } from '@/messages/useMessages';
import { Icon } from '@/ui/Icon';
import { PressLink } from '@/ui/PressLink';

/** The id of the footer's list of all shelves, which Menu links to without scripts. */
export const footerShelves = '_shelves';

interface Props {
  readonly onPress: () => void;
  readonly className?: string;
}

/** Opens the drawer on narrow screens. Without scripts it links to the footer's list of shelves. */
export function MenuButton(props: Props) {
  const messages = useMessages();
  return (
    <PressLink href={`#${footerShelves}`} opens="dialog" {...props}>
      <Icon name="menu" />
      <span>{messages.nav.menu}</span>
    </PressLink>
  );
}
