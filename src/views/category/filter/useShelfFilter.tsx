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
  readonly loadMessages: () => Promise<FilterMessages>;
}

interface ChosenShelf {
  readonly products: readonly Product[];
  /** Its button is in the static HTML, so that nothing shifts. */
  readonly row: Elements;
  readonly outcome: Elements;
}

/** Loaded before on return to a sorted shelf: the scroll position needs a sorted first render. */
const filterTools = loadLater(() => import('./filterTools').then((module) => module.filterTools));

const WIDE = `(min-width: ${breakpoints.wide}px)`;

/**
 * A shelf sorted and filtered by its address (`?sort=price&price=-300&off=20`), unchanged until the
 * code has come. A change replaces the history entry: Back leads to the previous page.
 */
export function useShelfFilter({ products, loadMessages }: Shelf): ChosenShelf {
  const { asPath, replace } = useRouter();
  const { choose } = useMessages().category;
  /** True: the button was pressed. Undefined: the tools are not wanted yet. */
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

  // Wide screens have the fields in place of the button once they are there.
  useEffect(() => {
    if (mayPrefetch()) whenIdle(() => window.matchMedia(WIDE).matches && want(false));
  }, []);

  const applied = useMemo(() => tools?.applyAddress(products, asPath), [tools, products, asPath]);
  // On a slow phone the address does not have the previous change yet.
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

const Row = styled.div`
  display: flex;
  flex: 99 1 6rem;
  align-items: center;
  min-width: 0;
  max-width: max-content;

  /* At the window's top without a header: nothing scrolls to bring them below it. */
  > :first-child,
  select {
    scroll-margin-top: calc(-2 * var(--top-bar-height) - var(--header-height) - 1rem);
  }

  ${media.wide} {
    gap: var(--space-2);
  }
`;

/* A low pill with a touch target above and below. */
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
