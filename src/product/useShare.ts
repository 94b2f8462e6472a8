import { useState } from 'react';
import { useMessages } from '@/messages/useMessages';
import { whatsAppAddress } from '@/shop/links/whatsAppLink';

/**
 * Shares an address through the phone's share sheet. Where there is none, copies it and opens WhatsApp's contact
 * picker.
 * @returns the function that shares, and the status message: undefined before the first call, empty until the address
 * is copied.
 */
export function useShare(
  title: string,
  address: string,
): [share: () => void, status: string | undefined] {
  const messages = useMessages();
  const [status, setStatus] = useState<string>();

  const share = () => {
    if (navigator.share) {
      // Rejects when the visitor closes the sheet, which is no error.
      navigator.share({ title, url: address }).catch(() => undefined);
      return;
    }
    setStatus('');
    navigator.clipboard?.writeText(address).then(
      () => setStatus(messages.share.copied),
      () => undefined,
    );
    window.open(whatsAppAddress(`${title} ${address}`), '_blank', 'noopener');
  };
  return [share, status];
}
