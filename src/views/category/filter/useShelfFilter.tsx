import { media } from '@styles/breakpoints';
import { useRouter } from 'next/router';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Product } from '@/catalogue/items';
import type { FilterMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { Icon } from '@/ui/Icon';
import type { ShelfTools } from './shelfTools';

interface Shelf {
  readonly products: readonly Product[];
  /** Fetches the words of the panel. */
  readonly loadMessages: () => Promise<FilterMessages>;
}

interface ChosenShelf {
  /** What is left of the products, in their order. */
  readonly products: readonly Product[];
  /** Opens the panel. It stands in the static HTML, so that nothing moves. */
  readonly button: ReactNode;
  readonly panel: ReactNode;
}

/** Kept for the tab: who comes back to a sorted shelf finds it sorted, and scrolled to where it was. */
let known: ShelfTools | undefined;

/**
 * A shelf as its address asks for it (`?sort=price&price=-300&off=20`): the shop's order, and everything, until somebody
 * chooses otherwise. What that takes is fetched then; without it the shelf stays as it is.
 */
export function useShelfFilter({ products, loadMessages }: Shelf): ChosenShelf {
  const { asPath } = useRouter();
  const { category } = useMessages();
  const [tools, setTools] = useState(known);
  const [wanted, setWanted] = useState<boolean>();
  const asked = /[?&](sort|price|off)=/.test(asPath);
  const open = tools !== undefined && (wanted ?? asked);

  const load = async () => {
    const [{ shelfTools }, messages] = await Promise.all([import('./shelfTools'), loadMessages()]);
    known = shelfTools(messages);
    setTools(known);
  };
  const prepare = () => void load().catch(() => undefined);
  useEffect(() => {
    if (asked && !known) prepare();
  });

  return {
    products: tools ? tools.sortAndFilter(products, asPath) : products,
    button: (
      <Opener
        type="button"
        aria-expanded={open}
        onPointerEnter={prepare}
        onClick={() => {
          setWanted(!open);
          prepare();
        }}
      >
        <Icon name="choose" />
        <span>{category.choose}</span>
      </Opener>
    ),
    panel: tools && <tools.Panel products={products} open={open} />,
  };
}

/* Higher than its line, which it does not make any higher. On a phone held sideways there is room for the drawing alone. */
const Opener = styled.button`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  min-width: 28px;
  min-height: var(--touch);
  margin-block: -12px;
  color: var(--accent);
  font: var(--text-small) / 1.3 var(--font-display);
  text-decoration: underline;

  ${media.short} {
    span {
      position: absolute;
      clip-path: inset(50%);
    }
  }

  ${media.print} {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;
