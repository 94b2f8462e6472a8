import { useState } from 'react';
import { useMessages } from '@/messages/useMessages';
import { whatsAppAddress } from '@/shop/links/whatsAppLink';

interface Shared {
  readonly title: string;
  /** Absolute. */
  readonly address: string;
}

/**
 * Shares an address through the phone's share sheet. Where there is none, copies it and opens WhatsApp's contact
 * picker.
 * @param read What to share, read at the press.
 * @returns the function that shares, and the status message: undefined before the first call, empty until the address
 * is copied.
 */
export function useShare(read: () => Shared): [share: () => void, status: string | undefined] {
  const messages = useMessages();
  const [status, setStatus] = useState<string>();

  const share = () => {
    const { title, address } = read();
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
