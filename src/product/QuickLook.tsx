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
import { ProductDetails } from './ProductDetails';
import { QuickLookStep } from './QuickLookStep';
import { useSwipe } from './useSwipe';

export interface QuickLookProps {
  readonly product: Product;
  readonly category: Category;
  /** Which it is of how many on the shelf, counted from 1. */
  readonly place: readonly [at: number, of: number];
  /** What stands beside it on the shelf; absent at the shelf's ends. */
  readonly previous: Product | undefined;
  readonly next: Product | undefined;
  readonly onStep: (to: Product) => void;
  /** The name of the layer that this is. */
  readonly layer: string;
  readonly messages: ProductPageMessages;
}

/**
 * The quick look at a product, over its shelf: what its page shows, in a native modal dialog. Arrow keys and swipes go to what
 * stands beside it, Escape and a press beside the dialog close it.
 */
export function QuickLook({ layer, messages, ...shown }: QuickLookProps) {
  const { product, category, place, previous, next, onStep } = shown;
  const { categories } = useMessages();
  const title = productName(product, categories[category.slug]);
  const dialog = useRef<HTMLDialogElement>(null);
  const isOnTop = useLayer() === layer;
  const goTo = (neighbour: Product | undefined) => {
    if (isOnTop && neighbour) onStep(neighbour);
  };
  const swipe = useSwipe(
    () => goTo(previous),
    () => goTo(next),
  );

  // A browser may close it though something lies over it.
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
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') goTo(previous);
        if (key === 'ArrowRight') goTo(next);
      }}
      {...swipe}
    >
      <Content>
        <Bar>
          <QuickLookStep label={messages.previous} icon="left" to={previous} onStep={goTo} />
          <Place role="status">
            <span className="visually-hidden">{title}</span> {messages.place(...place)}
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
  /* What is left of the list can be pressed, and shows that it is still there. */
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

/* Covers the dialog, so that a press on the dialog itself is one beside it. */
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
`;

const Place = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-small);
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  margin-left: auto;
`;
