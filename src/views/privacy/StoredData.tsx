import { useState } from 'react';
import { hasSaid } from '@/catalogue/shortlist/hasSaid';
import { recentlyViewed, rememberViewed } from '@/device/recentlyViewed';
import { shortlist } from '@/device/shortlist';
import { storedSender } from '@/device/storedSender';
import type { PrivacyMessages } from '@/messages/Messages';
import { forgetSearches, recentSearches } from '@/search/recentSearches';
import { shop } from '@/shop/shop';
import { lowData } from '@/ui/lowData';
import { QuietButton } from '@/ui/QuietButton';
import { useStore } from '@/ui/useStore';
import { StoredLine } from './StoredLine';
import { StoredPagesLine } from './StoredPagesLine';

/** What this device stores now, and a button to erase each. */
export function StoredData({ messages }: { readonly messages: PrivacyMessages }) {
  const listed = useStore(shortlist).length;
  const { isOff, products } = useStore(recentlyViewed);
  const searches = useStore(recentSearches).length;
  const isSenderSaid = useStore(storedSender, hasSaid);
  const lessData = useStore(lowData);
  const [said, setSaid] = useState('');
  const act = (does: () => void) => () => {
    does();
    setSaid(messages.done);
  };
  return (
    <section>
      <h2>{messages.kept}</h2>
      <StoredLine>
        <p>{messages.shortlist(listed)}</p>
        <QuietButton type="button" onClick={act(() => shortlist.change(() => []))}>
          {messages.eraseShortlist}
        </QuietButton>
      </StoredLine>
      <StoredLine>
        <p>{messages.sender(isSenderSaid)}</p>
        <QuietButton
          type="button"
          onClick={act(() => storedSender.change(() => storedSender.empty))}
        >
          {messages.eraseSender}
        </QuietButton>
      </StoredLine>
      <StoredLine>
        <p>{isOff ? messages.off : messages.seen(products.length)}</p>
        <QuietButton type="button" onClick={act(() => rememberViewed(!isOff))}>
          {messages.eraseSeen}
        </QuietButton>
        <QuietButton type="button" onClick={act(() => rememberViewed(isOff))}>
          {isOff ? messages.start : messages.stop}
        </QuietButton>
      </StoredLine>
      <StoredLine>
        <p>{messages.searches(searches)}</p>
        <QuietButton type="button" onClick={act(forgetSearches)}>
          {messages.eraseSearches}
        </QuietButton>
      </StoredLine>
      {shop.keepsNoPages ? null : <StoredPagesLine messages={messages} onDone={setSaid} />}
      <StoredLine>
        <p>{messages.lessData(lessData)}</p>
        <QuietButton type="button" onClick={act(() => lowData.change(() => ''))}>
          {messages.eraseLessData}
        </QuietButton>
      </StoredLine>
      <p role="status">{said}</p>
    </section>
  );
}
