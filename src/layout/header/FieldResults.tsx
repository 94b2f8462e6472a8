import styled from 'styled-components';
import { categoryPath } from '@/catalogue/addresses/addresses';
import { categoryName } from '@/messages/CategoryLabels';
import { productName } from '@/messages/productName';
import { searchMessages } from '@/messages/searchMessages';
import { useLanguage } from '@/messages/useLanguage';
import { PriceLine } from '@/product/PriceLine';
import { detailsOf } from '@/search/detailsOf';
import { saidOf } from '@/search/saidOf';
import { useFound } from '@/search/useFound';
import { InternalLink } from '@/ui/InternalLink';
import { useDelayed } from '@/ui/useDelayed';

const MOST = 6;

const MOST_SHELVES = 2;

/** Pause before the count is announced: half a word often matches nothing. */
const PAUSE_MS = 700;

interface Props {
  /** Trimmed, not empty. */
  readonly typed: string;
  readonly onFollow: () => void;
}

/** The first results for the header's field; screen readers hear how many there are in all. */
export function FieldResults({ typed, onFollow }: Props) {
  const { code, messages: shared } = useLanguage();
  const messages = searchMessages[code];
  const { found, index, list } = useFound(typed, messages.askOnly.goods);
  const { categories, products, askOnly, weak } = found;
  const shelves = categories.slice(0, MOST_SHELVES);
  const lines = products.slice(0, MOST - shelves.length);
  const isMissing = list.data !== undefined && (weak || shelves.length + lines.length === 0);
  const { missing } = saidOf(typed, found, index, messages);
  const said = isMissing ? (askOnly.length > 0 ? messages.askFor : missing) : '';
  const count = messages.found(categories.length, products.length);
  const settled = useDelayed(said || count, PAUSE_MS, '');
  return (
    <Panel>
      <p role="status" className={settled === said ? undefined : 'visually-hidden'}>
        {settled}
      </p>
      {shelves.length + lines.length > 0 ? (
        <ul>
          {shelves.map((slug) => (
            <li key={slug}>
              <InternalLink href={categoryPath({ slug })} onClick={onFollow}>
                <b>{categoryName(shared.labelsOf(slug))}</b>
              </InternalLink>
            </li>
          ))}
          {lines.map((product) => (
            <li key={`${product.slug} ${product.id}`}>
              <InternalLink href={detailsOf(product).path} onClick={onFollow}>
                <span>{productName(product, shared.labelsOf(product.slug))}</span>
                <PriceLine product={product} brief />
              </InternalLink>
            </li>
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}

const Panel = styled.div`
  position: absolute;
  z-index: 1;
  top: calc(100% + var(--space-1));
  right: 0;
  left: 0;
  min-width: min(22rem, 100%);
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow-high);

  > p {
    padding: var(--space-2) var(--space-3) 0;
    font-size: var(--text-small);
  }

  a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--space-3);
    min-height: var(--touch);
    padding: var(--space-1) var(--space-3);
    color: inherit;
    font-size: var(--text-small);
    text-decoration: none;
  }

  a:hover,
  a:focus-visible {
    background: var(--blush);
  }

  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
