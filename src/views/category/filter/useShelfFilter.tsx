import { breakpoints, media } from '@styles/breakpoints';
import { useRouter } from 'next/router';
import { useEffect, useId, useMemo, useReducer, useRef } from 'react';
import styled from 'styled-components';
import type { FilterChange, ShelfFilter } from '@/catalogue/filter/ShelfFilter';
import type { Product } from '@/catalogue/items';
import type { FilterMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import type { Elements } from '@/ui/Elements';
import { Icon } from '@/ui/Icon';
import { loadLater } from '@/ui/rendering/loadLater';
import { mayPrefetch } from '@/ui/rendering/mayPrefetch';
import { whenIdle } from '@/ui/rendering/whenIdle';

interface Shelf {
  readonly products: readonly Product[];
  /** Fetches the messages of the panel. */
  readonly loadMessages: () => Promise<FilterMessages>;
}

interface ChosenShelf {
  /** The products that the filter leaves, in its order. */
  readonly products: readonly Product[];
  /** The row that sorts and filters. Its button is in the static HTML, so that nothing shifts. */
  readonly row: Elements;
  /** What stands above the results. */
  readonly outcome: Elements;
}

/** On return to a sorted shelf they are there, so the first render is sorted and the scroll position is right. */
const filterTools = loadLater(() => import('./filterTools').then((module) => module.filterTools));

const WIDE = `(min-width: ${breakpoints.wide}px)`;

/**
 * A shelf sorted and filtered as its address says (`?sort=price&price=-300&off=20`); without these parameters
 * everything, in the order of the shop. The code is fetched on demand; until it has come, the shelf stays as it is. A
 * change replaces the query without a new history entry, so that Back leads to the previous page.
 */
export function useShelfFilter({ products, loadMessages }: Shelf): ChosenShelf {
  const { asPath, replace } = useRouter();
  const { choose } = useMessages().category;
  /** Undefined until the tools are wanted; true if the button was pressed before they were there. */
  const [pressed, want] = useReducer(
    (before: boolean | undefined, press: boolean) => before || press,
    undefined,
  );
  const needed = pressed !== undefined || /[?&](sort|price|off|brand|shade)=/.test(asPath);
  const tools = filterTools.useLoaded(needed);
  const messages = loadLater(loadMessages).useLoaded(needed);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const results = useRef<HTMLDivElement>(null);

  // Wide screens have the fields in place of the button as soon as they are there.
  useEffect(() => {
    if (mayPrefetch()) whenIdle(() => window.matchMedia(WIDE).matches && want(false));
  }, []);

  const applied = useMemo(() => tools?.applyAddress(products, asPath), [tools, products, asPath]);
  // On a slow phone the address does not have the change before this one yet.
  const pending = useRef<ShelfFilter>(undefined);
  const setFilter = async (change: FilterChange) => {
    if (!tools || !applied) return;
    const next = change(pending.current ?? applied.filter);
    pending.current = next;
    await replace(tools.addressWith(asPath, next), undefined, { shallow: true, scroll: false });
    if (pending.current === next) pending.current = undefined;
  };

  const parts = tools &&
    applied &&
    messages && { ...applied, products, setFilter, messages, results };
  return {
    products: parts ? parts.matching : products,
    row: (
      <Row>
        <Opener
          ref={opener}
          type="button"
          $gone={Boolean(parts)}
          {...(parts ? { popoverTarget: id } : { onClick: () => want(true) })}
          onPointerEnter={() => want(false)}
        >
          <Icon name="choose" />
          {parts ? <tools.FilterSummary {...parts} choose={choose} /> : <span>{choose}</span>}
        </Opener>
        {parts ? <tools.FilterPanel {...parts} {...{ id, pressed, opener }} /> : null}
      </Row>
    ),
    outcome: parts ? <tools.FilterOutcome {...parts} /> : null,
  };
}

/* As wide as its words, or as the line has room; with large text a line of its own. */
const Row = styled.div`
  display: flex;
  flex: 1 1 6rem;
  align-items: center;
  min-width: 0;
  max-width: max-content;

  /*
   * The opener and the fields. Where the header is away they are in sight at the window's top: nothing scrolls the page
   * to bring them below it.
   */
  > :first-child,
  select {
    scroll-margin-top: calc(-2 * var(--top-bar-height) - var(--header-height) - 1rem);
  }

  ${media.wide} {
    gap: var(--space-2);
  }
`;

/* A low pill with a touch target above and below it. */
const Opener = styled.button<{ $gone: boolean }>`
  position: relative;
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-width: 0;
  min-height: 40px;
  padding: 2px 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-pill);
  background: var(--surface);
  font-size: var(--text-small);
  font-weight: 600;
  line-height: max(1.2, var(--line-least));

  &::after {
    content: '';
    position: absolute;
    inset: -3px 0;
  }

  ${media.wide} {
    ${({ $gone }) => $gone && 'display: none;'}
  }

  @media (scripting: none) {
    display: none;
  }
`;
