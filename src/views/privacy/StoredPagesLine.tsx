import { useCallback, useEffect, useState } from 'react';
import { keepingChoice } from '@/device/keepingChoice';
import type { PrivacyMessages } from '@/messages/Messages';
import { countStored, eraseStored, stopKeeping } from '@/offline/storedShop';
import { QuietButton } from '@/ui/QuietButton';
import { useStore } from '@/ui/useStore';
import { StoredLine } from './StoredLine';

interface Props {
  readonly messages: PrivacyMessages;
  readonly onDone: (said: string) => void;
}

/** How many pages this device keeps, with buttons to erase them, to stop and to begin. */
export function StoredPagesLine({ messages, onDone }: Props) {
  const wanted = useStore(keepingChoice);
  const [count, setCount] = useState(0);
  const look = useCallback(() => void countStored().then(setCount), []);
  useEffect(look, [look]);
  const act = (does: () => unknown, said: string) => async () => {
    await does();
    look();
    onDone(said);
  };
  const keep = () => keepingChoice.change(() => true);
  const drop = () => {
    keepingChoice.change(() => false);
    return stopKeeping();
  };
  return (
    <StoredLine>
      <p>{wanted === false ? messages.noPages : messages.pages(count)}</p>
      {wanted === false ? null : (
        <QuietButton type="button" onClick={act(eraseStored, messages.done)}>
          {messages.erasePages}
        </QuietButton>
      )}
      {wanted ? null : (
        <QuietButton type="button" onClick={act(keep, messages.keeping)}>
          {messages.keepPages}
        </QuietButton>
      )}
      {wanted === false ? null : (
        <QuietButton type="button" onClick={act(drop, messages.done)}>
          {messages.dropPages}
        </QuietButton>
      )}
    </StoredLine>
  );
}
