import { media } from '@styles/breakpoints';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import type { ProductPageMessages } from '@/messages/Messages';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { Icon } from '@/ui/Icon';
import { pageLayers } from '@/ui/layers/pageLayers';
import { useLayer } from '@/ui/layers/useLayer';
import { MarkedText } from '@/ui/MarkedText';
import { ProductDetails } from './ProductDetails';
import { QuickLookStep } from './QuickLookStep';
import { useSwipe } from './useSwipe';

export interface QuickLookProps {
  readonly product: Product;
  readonly category: Category;
  /** Counted from 1. */
  readonly place: readonly [at: number, of: number];
  /** The neighbours on the shelf; undefined at its ends. */
  readonly previous: Product | undefined;
  readonly next: Product | undefined;
  readonly onStep: (to: Product) => void;
  readonly layer: string;
  readonly messages: ProductPageMessages;
}

/** A product's page in a modal dialog. Arrow keys and swipes go to the neighbours. */
export function QuickLook({ layer, messages, ...shown }: QuickLookProps) {
  const { product, category, place, previous, next, onStep } = shown;
  const { labelsOf } = useMessages();
  const title = productName(product, labelsOf(category.slug));
  const dialog = useRef<HTMLDialogElement>(null);
  const isOnTop = useLayer() === layer;
  const goTo = (neighbour: Product | undefined) => {
    if (isOnTop && neighbour) onStep(neighbour);
  };
  const swipe = useSwipe(
    () => goTo(previous),
    () => goTo(next),
  );

  // A browser may close the dialog although another layer is open over it: show it again.
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  });

  return (
    <Panel
      ref={dialog}
      aria-label={title}
      onCancel={(event) => {
        if (event.target !== event.currentTarget || isOnTop) return;
        event.preventDefault();
        pageLayers.close();
      }}
      onClose={pageLayers.close}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) pageLayers.close();
      }}
      onKeyDown={({ key, target }) => {
        // Arrow keys choose among radio buttons.
        if (target instanceof HTMLInputElement) return;
        if (key === 'ArrowLeft') goTo(previous);
        if (key === 'ArrowRight') goTo(next);
      }}
      {...swipe}
    >
      <Content>
        <Bar>
          <QuickLookStep label={messages.previous} icon="left" to={previous} onStep={goTo} />
          <Place role="status">
            <span className="visually-hidden">
              <MarkedText text={title} />
            </span>
            <span>{` ${messages.place(...place)}`}</span>
          </Place>
          <QuickLookStep label={messages.next} icon="right" to={next} onStep={goTo} />
          <Close type="button" aria-label={messages.close} onClick={pageLayers.close}>
            <Icon name="close" />
          </Close>
        </Bar>
        <ProductDetails
          key={product.id}
          product={product}
          category={category}
          within={layer}
          messages={messages}
          level="h2"
        />
      </Content>
    </Panel>
  );
}

const Panel = styled.dialog`
  width: min(60rem, 100vw);
  max-width: none;
  height: fit-content;
  /* A strip of the shelf stays visible; a press on it closes the dialog. */
  max-height: calc(100dvh - 2.5rem);
  margin: auto 0 0;
  padding: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 0;
  border-radius: 1.75rem 1.75rem 0 0;
  background: var(--page);
  color: inherit;

  &::backdrop {
    background: var(--shade);
  }

  ${media.medium} {
    max-height: 92dvh;
    margin: auto;
    border-radius: var(--radius-card);
  }

  ${media.short} {
    width: calc(100vw - 96px);
    max-height: 100dvh;
    margin: auto;
    border-radius: 0;
  }
`;

/* Covers the dialog, so that a press on the dialog itself was on the backdrop. */
const Content = styled.div`
  padding: 0 var(--space-4) var(--space-6);

  ${media.medium} {
    padding: 0 var(--space-6) var(--space-6);
  }
`;

const Bar = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--space-2));
  background: var(--page);

  /* Inside: the dialog's edges would cut it off. */
  > :focus-visible {
    outline-offset: -3px;
  }
`;

const Place = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-small);
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  width: var(--round);
  height: var(--round);
  margin-left: auto;
`;
