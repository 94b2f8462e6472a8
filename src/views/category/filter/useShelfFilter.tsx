import { media } from '@styles/breakpoints';
import { useRouter } from 'next/router';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import type { Product } from '@/catalogue/items';
import type { FilterMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { Icon } from '@/ui/Icon';
import { loadLater } from '@/ui/loadLater';

interface Shelf {
  readonly products: readonly Product[];
  /** Fetches the messages of the panel. */
  readonly loadMessages: () => Promise<FilterMessages>;
}

interface ChosenShelf {
  /** The products that the filter leaves, in its order. */
  readonly products: readonly Product[];
  /** Opens the panel. It is in the static HTML, so that it causes no layout shift. */
  readonly button: ReactNode;
  readonly panel: ReactNode;
}

/** On return to a sorted shelf they are there, so the first render is sorted and the scroll position is right. */
const filterTools = loadLater(() => import('./filterTools').then((module) => module.filterTools));

/** From this scroll position on, in pixels, the panel is out of sight: the button then leads to it. */
const FAR = 100;

/**
 * A shelf sorted and filtered as its address says (`?sort=price&price=-300&off=20`); without these parameters
 * everything, in the order of the shop. The code is fetched on demand; until it has come, the shelf stays as it is.
 */
export function useShelfFilter({ products, loadMessages }: Shelf): ChosenShelf {
  const { asPath } = useRouter();
  const { category } = useMessages();
  /** Whether the visitor has opened or closed the panel; undefined before that. */
  const [chosen, choose] = useState<boolean>();
  const [pointedAt, setPointedAt] = useState(false);
  const asked = /[?&](sort|price|off|brand|shade)=/.test(asPath);
  const needed = asked || pointedAt;
  const tools = filterTools.useLoaded(needed);
  const messages = loadLater(loadMessages).useLoaded(needed);
  const isThere = tools !== undefined && messages !== undefined;
  const open = isThere && (chosen ?? asked);
  const prepare = () => setPointedAt(true);

  return {
    products: isThere ? tools.sortAndFilter(products, asPath) : products,
    button: (
      <Opener
        type="button"
        aria-expanded={open}
        onPointerEnter={prepare}
        onClick={() => {
          const far = window.scrollY > FAR;
          choose(far || !open);
          prepare();
          if (far) window.scrollTo({ top: 0 });
        }}
      >
        <Icon name="choose" />
        <span>{category.choose}</span>
      </Opener>
    ),
    panel: isThere && <tools.FilterPanel products={products} open={open} messages={messages} />,
  };
}

/* A low pill with a touch target above and below it. Phones in landscape show the icon alone, beside the content. */
const Opener = styled.button`
  position: relative;
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-height: 38px;
  padding: 2px 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-pill);
  background: var(--surface);
  font-size: 0.9375rem;
  line-height: max(1.2, var(--line-least));

  &::after {
    content: '';
    position: absolute;
    inset: -4px 0;
  }

  ${media.short} {
    min-width: var(--touch);
    min-height: var(--touch);
    justify-content: center;
    margin: 4px -52px 0 0;
    padding: 0;

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
