import type { GroupSlug } from '@/catalogue/registry';
import type { SearchMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { ShelfFinder } from './ShelfFinder';

interface Props {
  readonly group: GroupSlug | undefined;
  readonly messages: SearchMessages;
}

/** The shelves of a group under its name, or all shelves. */
export function GroupFinder({ group, messages }: Props) {
  const { groupLabels } = useMessages();
  const { title = '', all = title } = group ? groupLabels(group) : {};
  return <ShelfFinder title={group ? all : messages.finder} only={group} />;
}
