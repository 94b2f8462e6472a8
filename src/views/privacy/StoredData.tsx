import { useState } from 'react';
import { hasSaid } from '@/catalogue/shortlist/hasSaid';
import { installAnswer } from '@/device/installAnswer';
import { lowData } from '@/device/lowData';
import { recentlyViewed, rememberViewed } from '@/device/recentlyViewed';
import { shortlist } from '@/device/shortlist';
import { storedSender } from '@/device/storedSender';
import type { PrivacyMessages } from '@/messages/Messages';
import { forgetSearches, recentSearches } from '@/search/recentSearches';
import { shop } from '@/shop/shop';
import { useStore } from '@/ui/useStore';
import { StoredPages } from './StoredPages';
import { Line, Quiet } from './storedLine';

/** What this device stores now, and a button to erase each. */
export function StoredData({ messages }: { readonly messages: PrivacyMessages }) {
  const listed = useStore(shortlist).length;
  const { isOff, products } = useStore(recentlyViewed);
  const searches = useStore(recentSearches).length;
  const isSenderSaid = useStore(storedSender, hasSaid);
  const isHomeScreenKnown = useStore(installAnswer, ({ visits, isGiven }) => isGiven || visits > 0);
  const lessData = useStore(lowData);
  const [said, setSaid] = useState('');
  const act = (does: () => void) => () => {
    does();
    setSaid(messages.done);
  };
  return (
    <section>
      <h2>{messages.kept}</h2>
      <Line>
        <p>{messages.shortlist(listed)}</p>
        <Quiet type="button" onClick={act(() => shortlist.change(() => []))}>
          {messages.eraseShortlist}
        </Quiet>
      </Line>
      <Line>
        <p>{messages.sender(isSenderSaid)}</p>
        <Quiet type="button" onClick={act(() => storedSender.change(() => storedSender.empty))}>
          {messages.eraseSender}
        </Quiet>
      </Line>
      <Line>
        <p>{isOff ? messages.off : messages.seen(products.length)}</p>
        <Quiet type="button" onClick={act(() => rememberViewed(!isOff))}>
          {messages.eraseSeen}
        </Quiet>
        <Quiet type="button" onClick={act(() => rememberViewed(isOff))}>
          {isOff ? messages.start : messages.stop}
        </Quiet>
      </Line>
      <Line>
        <p>{messages.searches(searches)}</p>
        <Quiet type="button" onClick={act(forgetSearches)}>
          {messages.eraseSearches}
        </Quiet>
      </Line>
      {shop.keepsNoPages ? null : <StoredPages messages={messages} onDone={setSaid} />}
      <Line>
        <p>{messages.homeScreen(isHomeScreenKnown)}</p>
        <Quiet type="button" onClick={act(() => installAnswer.change(() => installAnswer.empty))}>
          {messages.eraseHomeScreen}
        </Quiet>
      </Line>
      <Line>
        <p>{messages.lessData(lessData)}</p>
        <Quiet type="button" onClick={act(() => lowData.change(() => ''))}>
          {messages.eraseLessData}
        </Quiet>
      </Line>
      <p role="status">{said}</p>
    </section>
  );
}
