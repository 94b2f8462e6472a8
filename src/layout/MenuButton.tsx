import { useMessages } from '@/messages/useMessages';
import { Icon } from '@/ui/Icon';
import { PressLink } from '@/ui/PressLink';

/** The id of the footer's list of all shelves, where Menu leads without scripts. */
export const footerShelves = 'shelves';

interface Props {
  readonly onPress: () => void;
  readonly className?: string;
}

/** Opens the drawer, where the navigation is on narrow screens; without scripts it leads to the footer's list of shelves. */
export function MenuButton(props: Props) {
  const messages = useMessages();
  return (
    <PressLink href={`#${footerShelves}`} opens="dialog" {...props}>
      <Icon name="menu" />
      {messages.nav.menu}
    </PressLink>
  );
}
