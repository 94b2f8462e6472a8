import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { spokenPhone } from '@/shop/links/phone';
import { postalAddress } from '@/shop/place';
import { shop } from '@/shop/shop';

interface Props {
  /** When the prices were read, in milliseconds since 1970. Where it is not known, nothing is said of it. */
  readonly readAt: number | undefined;
}

/** Heads a shelf on paper: whose prices these are, of which day, and how to ask. Screens have all of it elsewhere. */
export function PrintHead({ readAt }: Props) {
  const messages = useMessages();
  return (
    <Head>
      <strong>{shop.name}</strong>
      <p>
        {postalAddress(shop.street)} · {spokenPhone()}
      </p>
      {readAt === undefined ? null : <p>{messages.category.pricesOf(new Date(readAt))}</p>}
    </Head>
  );
}

const Head = styled.div`
  display: none;

  ${media.print} {
    display: block;
    margin-bottom: 4mm;
    padding-bottom: 2mm;
    border-bottom: 2px solid var(--gold-leaf);
  }

  strong {
    font: 600 1.25rem/1.2 var(--font-display);
  }
`;
