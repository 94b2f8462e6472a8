import { useState } from 'react';
import { hasSaid } from '@/catalogue/shortlist/hasSaid';
import { installAnswer } from '@/device/installAnswer';
import { recentlyViewed, rememberViewed } from '@/device/recentlyViewed';
import { sender } from '@/device/sender';
import { shortlist } from '@/device/shortlist';
import { useDeviceStore } from '@/device/useDeviceStore';
import type { PrivacyMessages } from '@/messages/Messages';
import { forgetSearches, recentSearches } from '@/search/recentSearches';
import { shop } from '@/shop/shop';
import { StoredPages } from './StoredPages';
import { Line, Quiet } from './storedLine';

/** What this device stores now, and a button to erase each. */
export function StoredData({ messages }: { readonly messages: PrivacyMessages }) {
  const listed = useDeviceStore(shortlist).length;
  const { isOff, products } = useDeviceStore(recentlyViewed);
  const searches = useDeviceStore(recentSearches).length;
  const isSenderSaid = useDeviceStore(sender, hasSaid);
  const isHomeScreenKnown = useDeviceStore(
    installAnswer,
    ({ visits, isGiven }) => isGiven || visits > 0,
  );
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
        <Quiet type="button" onClick={act(() => sender.change(() => sender.empty))}>
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
      <p role="status">{said}</p>
    </section>
  );
}
