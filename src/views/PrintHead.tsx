import styled from 'styled-components';
import { absoluteAddress } from '@/catalogue/addresses';
import { useLocalPath } from '@/messages/useLocalPath';
import { useMessages } from '@/messages/useMessages';
import { formatPhone } from '@/shop/links/phone';
import { MarkedText } from '@/ui/MarkedText';

interface Props {
  /** When the prices were read, in milliseconds since 1970; undefined when unknown, then no date is printed. */
  readonly readAt: number | undefined;
  /** The page's path, whose address is printed, for who gets the paper to open; a list has none that others can open. */
  readonly path?: string | undefined;
}

/**
 * The head of a printed shelf, product or shortlist: the shop, the date of its prices and how to ask. Screens show all
 * of it elsewhere.
 */
export function PrintHead({ readAt, path = '' }: Props) {
  const address = absoluteAddress(useLocalPath(path));
  const messages = useMessages();
  return (
    <Head className="paper">
      <strong>
        <MarkedText text={messages.shop.name} />
      </strong>
      <p>
        <MarkedText text={`${messages.place.address(messages.shop.street)} · ${formatPhone()}`} />
      </p>
      {path ? <p>{address}</p> : null}
      {readAt === undefined ? null : <p>{messages.category.pricesOf(new Date(readAt))}</p>}
    </Head>
  );
}

const Head = styled.div`
  margin-bottom: 4mm;
  padding-bottom: 2mm;
  border-bottom: 2px solid var(--gold-leaf);

  strong {
    font: 600 var(--text-larger) / 1.2 var(--font-display);
  }
`;
