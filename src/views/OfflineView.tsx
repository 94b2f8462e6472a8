import { useEffect, useState } from 'react';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { OfflineMessages } from '@/messages/Messages';
import { useLocalPath } from '@/messages/useLocalPath';
import { useMessages } from '@/messages/useMessages';
import { CallButton } from '@/product/CallButton';
import { formatPhone } from '@/shop/links/contactLinks';
import { QuietButton } from '@/ui/QuietButton';
import { StatusPage } from './StatusPage';

/** The page without a network: how to call. Under any other address it stands in for a page that is not stored. */
export function OfflineView({ messages }: { readonly messages: OfflineMessages }) {
  const { nav } = useMessages();
  const own = useLocalPath(pageDefinitions.offline.path);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (window.location.pathname === own) return;
    setWanted(true);
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [own]);
  return (
    <StatusPage title={messages.title} lead={isWanted ? messages.wanted : messages.ask} withoutAsk>
      <CallButton label={`${nav.callUs}: ${formatPhone()}`} />
      {isWanted ? (
        <QuietButton type="button" onClick={reload}>
          {messages.retry}
        </QuietButton>
      ) : null}
    </StatusPage>
  );
}

function reload(): void {
  window.location.reload();
}
