import { useState } from 'react';
import styled from 'styled-components';
import { paths } from '@/catalogue/addresses';
import { changedList } from '@/catalogue/shortlist/changedList';
import type { KeptProduct } from '@/catalogue/shortlist/KeptProduct';
import { keptKey } from '@/catalogue/shortlist/KeptProduct';
import { listLines } from '@/catalogue/shortlist/listLines';
import { shortlistLimits } from '@/catalogue/shortlist/shortlistLimits';
import { shortlist } from '@/device/shortlist';
import { useWords } from '@/language/useWords';
import { accentStyle, quietStyle } from '@/ui/buttonStyle';
import { InternalLink } from '@/ui/InternalLink';
import { productName } from '@/words/productName';
import type { ShortlistWords } from '@/words/Words';
import { AskForList } from './AskForList';
import { ListRow } from './ListRow';
import { ListSums } from './ListSums';
import { OldPrices } from './OldPrices';
import { RowControls } from './RowControls';
import { useShelfProducts } from './useShelfProducts';

interface Props {
  readonly list: readonly KeptProduct[];
  readonly words: ShortlistWords;
}

/** What was just taken off, and the list before it. */
interface Undo {
  readonly said: string;
  readonly before: readonly KeptProduct[];
}

/** The list that this device keeps. */
export function OwnList({ list, words }: Props) {
  const { categories } = useWords();
  const { productsOf, mayBeOld, retry } = useShelfProducts(list.map(({ slug }) => slug));
  const [undo, setUndo] = useState<Undo>();
  const lines = listLines(list, productsOf);

  const takeOff = (said: string, left: readonly KeptProduct[]) => {
    setUndo({ said, before: list });
    shortlist.change(() => left);
  };
  return (
    <>
      <div role="status">
        {undo ? (
          <Said>
            {undo.said}{' '}
            <Quiet
              type="button"
              onClick={() => {
                shortlist.change(() => undo.before);
                setUndo(undefined);
              }}
            >
              {words.undo}
            </Quiet>
          </Said>
        ) : null}
      </div>
      {list.length === 0 ? (
        <Empty>
          <h2>{words.empty}</h2>
          <p>{words.emptyLead}</p>
          <Browse href={paths.home}>{words.browse}</Browse>
        </Empty>
      ) : (
        <>
          <OldPrices mayBeOld={mayBeOld} onRetry={retry} />
          {shortlist.isLasting() ? null : <p>{words.notLasting}</p>}
          {list.length < shortlistLimits.products ? null : <p>{words.full(list.length)}</p>}
          <ul>
            {lines.map((line) => {
              const key = keptKey(line.kept);
              const title = productName(line, categories[line.kept.slug]);
              return (
                <ListRow key={key} line={line} words={words}>
                  <RowControls
                    kept={line.kept}
                    title={title}
                    onChange={(change) => shortlist.change((now) => changedList(now, key, change))}
                    onRemove={() =>
                      takeOff(
                        words.removed(title),
                        list.filter((kept) => keptKey(kept) !== key),
                      )
                    }
                    words={words}
                  />
                </ListRow>
              );
            })}
          </ul>
          <ListSums lines={lines} words={words} />
          <AskForList lines={lines} words={words} />
          <Clear type="button" onClick={() => takeOff(words.emptied, [])}>
            {words.clear}
          </Clear>
        </>
      )}
    </>
  );
}

const Said = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius);
  background: var(--peach);
`;

const Quiet = styled.button`
  ${quietStyle}
`;

const Empty = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: center;
  padding-block: var(--space-8);
  text-align: center;
`;

const Browse = styled(InternalLink)`
  ${accentStyle}
`;

const Clear = styled.button`
  display: block;
  min-height: var(--touch);
  margin-top: var(--space-3);
  color: var(--accent);
  text-decoration: underline;
`;
