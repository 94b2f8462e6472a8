import { Fragment, useState } from 'react';
import { shadeKey } from '@/catalogue/shadeKey';
import { changedList, restoredList, withAnotherShade } from '@/catalogue/shortlist/changedList';
import { chosenShade, type ListLine } from '@/catalogue/shortlist/listLines';
import { type ShortlistedProduct, shortlistKey } from '@/catalogue/shortlist/ShortlistedProduct';
import { shortlistLimits } from '@/catalogue/shortlist/shortlistLimits';
import { keeps } from '@/catalogue/shortlist/toggledList';
import { shortlist } from '@/device/shortlist';
import type { ShortlistMessages } from '@/messages/Messages';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { ListRow } from './ListRow';
import { type Removed, RemovedRow } from './RemovedRow';
import { RowControls } from './RowControls';
import { RowStepper } from './RowStepper';

interface Props {
  readonly list: readonly ShortlistedProduct[];
  readonly lines: readonly ListLine[];
  readonly removed: Removed | undefined;
  readonly onRemoved: (removed: Removed | undefined) => void;
  readonly messages: ShortlistMessages;
}

/** The rows of the own list, and the way back for one just removed. */
export function OwnRows({ list, lines, removed, onRemoved, messages }: Props) {
  const { labelsOf, product } = useMessages();
  const [appeared, setAppeared] = useState<{ at: number; focus: 'shades' | 'remove' }>();
  const undo = ({ said, lines, at }: Removed) => {
    setAppeared({ at: Math.min(at, list.length), focus: 'remove' });
    shortlist.change((now) => restoredList(now, lines, at));
    const listed = new Set(shortlist.read().map(shortlistKey));
    const left = lines.filter((line) => !listed.has(shortlistKey(line)));
    // Meanwhile the list may have become too full for all.
    onRemoved(left.length > 0 ? { said, lines: left, at } : undefined);
  };
  const gone = removed ? (
    <RemovedRow removed={removed} undo={messages.undo} onUndo={() => undo(removed)} />
  ) : null;
  if (lines.length === 0 && !gone) return null;
  return (
    <ul>
      {lines.map((line, at) => {
        const { listed, shades = [] } = line;
        const key = shortlistKey(listed);
        const title = product.inShade(productName(line, labelsOf(listed.slug)), chosenShade(line));
        const change = (wanted: Parameters<typeof changedList>[2]) =>
          shortlist.change((now) => changedList(now, key, wanted));
        const { slug, id } = listed;
        const others = list.filter((other) => other !== listed && keeps(other, { slug, id }));
        const isTaken = (shade: (typeof shades)[number]) =>
          others.some((other) => other.shade === shadeKey(shade));
        const canAdd =
          listed.shade &&
          others.every(({ shade }) => shade) &&
          others.length + 1 < shades.length &&
          list.length < shortlistLimits.products;
        return (
          // By place among its product's lines: a row keeps the focus when it gets another shade.
          <Fragment
            key={`${slug}/${id} ${list.slice(0, at).filter((other) => keeps(other, { slug, id })).length}`}
          >
            {removed?.at === at ? gone : null}
            <ListRow
              line={line}
              messages={messages}
              stepper={
                <RowStepper
                  quantity={listed.quantity}
                  title={title}
                  onQuantity={(quantity) => change({ quantity })}
                  messages={messages}
                />
              }
            >
              <RowControls
                line={line}
                title={title}
                isTaken={isTaken}
                focus={appeared?.at === at ? appeared.focus : undefined}
                onChange={change}
                onRemove={() => {
                  onRemoved({ said: messages.removed, lines: [listed], at });
                  shortlist.change((now) => now.filter((one) => shortlistKey(one) !== key));
                }}
                onAnother={
                  canAdd
                    ? () => {
                        setAppeared({ at: at + 1, focus: 'shades' });
                        shortlist.change((now) => withAnotherShade(now, key));
                      }
                    : undefined
                }
                messages={messages}
              />
            </ListRow>
          </Fragment>
        );
      })}
      {removed && removed.at >= lines.length ? gone : null}
    </ul>
  );
}
