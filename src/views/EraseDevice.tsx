import { useState } from 'react';
import { shortlist } from '@/device/shortlist';
import type { PrivacyMessages } from '@/messages/Messages';
import { eraseStored } from '@/offline/eraseStored';
import { QuietButton } from '@/ui/QuietButton';

/** A button that erases all that this site stores on the device. */
export function EraseDevice({ messages }: { readonly messages: PrivacyMessages }) {
  const [status, setStatus] = useState('');
  const erase = async () => {
    // Where storage is refused, the list is in memory.
    shortlist.change(() => []);
    try {
      localStorage.clear();
    } catch {}
    await eraseStored();
    setStatus(messages.done);
  };
  return (
    <div className="scripted">
      <QuietButton type="button" onClick={erase}>
        {messages.erase}
      </QuietButton>
      <p role="status">{status}</p>
    </div>
  );
}
