import { useRef, useState } from 'react';
import styled from 'styled-components';
import { ownPaths } from '@/catalogue/addresses';
import { keptKey } from '@/catalogue/shortlist/KeptProduct';
import { recentlySeen, setRemembering } from '@/device/recentlySeen';
import { useDeviceStore } from '@/device/useDeviceStore';
import { quietStyle } from '@/ui/buttonStyle';
import { InternalLink } from '@/ui/InternalLink';
import type { SeenWords } from '@/words/Words';
import { PageSection } from '../PageSection';
import { SeenCard } from './SeenCard';

interface Props {
  /** The `keptKey` of the product that the page itself shows. */
  readonly except?: string | undefined;
  readonly words: SeenWords;
}

/** The products that a visitor looked at last, the latest first, and the ways to forget them. */
export function SeenProducts({ except, words }: Props) {
  const seen = useDeviceStore(recentlySeen).products;
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const products = seen.filter((product) => keptKey(product) !== except);
  if (products.length === 0 && !said) return null;

  const forget = (remembering: boolean, saying: string) => {
    setRemembering(remembering);
    setSaid(saying);
    // The button that was pressed goes: the keyboard goes on from here.
    status.current?.focus();
  };
  return (
    <PageSection title={words.title}>
      <p role="status" tabIndex={-1} ref={status}>
        {said}
      </p>
      <Row>
        {products.map((product) => (
          <li key={keptKey(product)}>
            <SeenCard product={product} />
          </li>
        ))}
      </Row>
      <Foot>
        {products.length > 0 ? (
          <>
            <Quiet type="button" onClick={() => forget(true, words.forgotten)}>
              {words.forget}
            </Quiet>
            <Quiet type="button" onClick={() => forget(false, words.stopped)}>
              {words.stop}
            </Quiet>
          </>
        ) : null}
        <InternalLink href={ownPaths.privacy}>{words.privacy}</InternalLink>
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

const Quiet = styled.button`
  ${quietStyle}
`;
