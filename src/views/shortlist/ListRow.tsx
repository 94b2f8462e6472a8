import type { ReactNode } from 'react';
import styled from 'styled-components';
import { productPath } from '@/catalogue/addresses';
import type { ListLine } from '@/catalogue/shortlist/listLines';
import { useWords } from '@/language/useWords';
import { Picture } from '@/pictures/Picture';
import { InternalLink } from '@/ui/InternalLink';
import { priceText } from '@/words/priceText';
import { productName } from '@/words/productName';
import type { ShortlistWords } from '@/words/Words';

interface Props {
  readonly line: ListLine;
  readonly words: ShortlistWords;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** A product of a list: picture, name, price, and what changed since it was kept. */
export function ListRow({ line, words, children }: Props) {
  const labels = useWords();
  const { categories, product, rupees } = labels;
  const { kept, state, image, struck } = line;
  const title = productName(line, categories[kept.slug]);
  const was = kept.price === undefined ? null : words.was(rupees(kept.price));
  return (
    <Row>
      <Frame>
        <Picture src={image} alt="" sizes="88px" />
      </Frame>
      <Facts>
        <h2>
          {state === 'left' ? (
            title
          ) : (
            <InternalLink href={productPath(kept, { id: kept.id, title })}>{title}</InternalLink>
          )}
        </h2>
        <p>
          {state === 'left' ? null : <strong>{priceText(line, labels)}</strong>}{' '}
          {struck === undefined ? null : (
            <small>
              {product.mrp} <s>{rupees(struck)}</s>
            </small>
          )}
        </p>
        {line.soldOut ? <Change>{product.soldOut}</Change> : null}
        {state === 'left' ? <Change>{words.left}</Change> : null}
        {state === 'left' || state === 'changed' ? <Change>{was}</Change> : null}
        {children}
      </Facts>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: min(5.5rem, 26vw) minmax(0, 1fr);
  gap: var(--space-3);
  padding-block: var(--space-3);
  border-bottom: 1px solid var(--line);
`;

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: var(--radius);
  background: var(--blush);
`;

const Facts = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;

  h2 {
    font-size: 1rem;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }

  a {
    text-decoration: none;
  }

  strong {
    font: 600 1.1875rem / 1.25 var(--font-display);
  }

  small {
    color: var(--ink-soft);
  }
`;

const Change = styled.p`
  color: var(--gold);
  font-size: var(--text-small);
`;
