import { useRef, useState } from 'react';
import styled from 'styled-components';
import { sitePages } from '@/catalogue/addresses/sitePages';
import type { ProductsOf } from '@/catalogue/shortlist/listLines';
import { shortlistKey } from '@/catalogue/shortlist/ShortlistedProduct';
import { recentlyViewed, rememberViewed } from '@/device/recentlyViewed';
import { lateSharedMessages } from '@/messages/lateSharedMessages';
import { useLanguage } from '@/messages/useLanguage';
import { InternalLink } from '@/ui/InternalLink';
import { QuietButton } from '@/ui/QuietButton';
import { useStore } from '@/ui/useStore';
import { PageSection } from '../PageSection';
import { ViewedCard } from './ViewedCard';

interface Props {
  /** The `shortlistKey` of the page's product. */
  readonly except?: string | undefined;
  /** On a page that reads shelves anyway: each product says today's price. */
  readonly productsOf?: ProductsOf | undefined;
}

/** The recently viewed products, the latest first, and buttons to forget or stop. */
export function ViewedProducts({ except, productsOf }: Props) {
  const messages = lateSharedMessages[useLanguage().code].recentlyViewed;
  const viewed = useStore(recentlyViewed).products;
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const products = viewed
    .filter((product) => shortlistKey(product) !== except)
    .flatMap((product) => {
      const shelf = productsOf?.(product.slug);
      const now = shelf?.find(({ id }) => id === product.id);
      const hasLeft = shelf && !now;
      return hasLeft ? [] : [{ product, now }];
    });
  if (products.length === 0 && !said) return null;

  const forget = (remembering: boolean, saying: string) => {
    rememberViewed(remembering);
    setSaid(saying);
    // The pressed button disappears, so the focus moves here.
    status.current?.focus();
  };
  return (
    <PageSection title={messages.title}>
      <p role="status" tabIndex={-1} ref={status}>
        {said}
      </p>
      {products.length > 0 ? (
        <Row>
          {products.map(({ product, now }) => (
            <li key={shortlistKey(product)}>
              <ViewedCard product={product} now={now} />
            </li>
          ))}
        </Row>
      ) : null}
      <Foot>
        {products.length > 0 ? (
          <>
            <QuietButton type="button" onClick={() => forget(true, messages.forgotten)}>
              {messages.forget}
            </QuietButton>
            <QuietButton type="button" onClick={() => forget(false, messages.stopped)}>
              {messages.stop}
            </QuietButton>
          </>
        ) : null}
        {productsOf ? null : (
          <InternalLink href={sitePages.privacy.path}>{messages.privacy}</InternalLink>
        )}
      </Foot>
    </PageSection>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(4.5rem, (100% - 5 * var(--space-3)) / 6), 1fr));
  gap: var(--space-3);
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  padding-top: var(--space-4);
  font-size: var(--text-small);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
  }
`;
