import { absoluteAddress } from '@/catalogue/addresses/addresses';
import { useLocalPath } from '@/messages/useLocalPath';
import { useMessages } from '@/messages/useMessages';
import { formatPhone } from '@/shop/links/contactLinks';
import { MarkedText } from '@/ui/MarkedText';

interface Props {
  /** In milliseconds since 1970; undefined when unknown: no date is printed. */
  readonly readAt: number | undefined;
  /** The page's path, printed as an address for others to open. */
  readonly path?: string | undefined;
}

/** The head of a printed page: the shop, the date of its prices, how to ask. */
export function PrintHead({ readAt, path = '' }: Props) {
  const address = absoluteAddress(useLocalPath(path));
  const messages = useMessages();
  return (
    <div className="paper">
      <MarkedText as="p" className="name" text={messages.shop.name} />
      <MarkedText
        as="p"
        text={`${messages.place.address(messages.shop.street)} · ${formatPhone()}`}
      />
      {path ? <p>{address}</p> : null}
      {readAt === undefined ? null : <p>{messages.category.pricesOf(new Date(readAt))}</p>}
    </div>
  );
}
