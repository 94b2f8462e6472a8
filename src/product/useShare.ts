import { useState } from 'react';
import { words } from '@/words/words';

/**
 * Shares an address through the phone's own sheet; where there is none, copies it and opens WhatsApp's own picker.
 * @returns the press, and the status message: undefined before the first press, empty until the address is copied.
 */
export function useShare(
  title: string,
  address: string,
): [share: () => void, status: string | undefined] {
  const [status, setStatus] = useState<string>();

  const share = () => {
    if (navigator.share) {
      // Rejected when somebody closes the sheet: their choice, no fault.
      navigator.share({ title, url: address }).catch(() => undefined);
      return;
    }
    setStatus('');
    navigator.clipboard?.writeText(address).then(
      () => setStatus(words.share.copied),
      () => undefined,
    );
    const text = encodeURIComponent(`${title} ${address}`);
    window.open(`https://wa.me/?text=${text}`, '_blank', 'noopener');
  };
  return [share, status];
}
