import { useState } from 'react';
import { whatsAppAddress } from '@/shop/links/whatsAppLink';
import { copyText } from '@/ui/copyText';
import type { Elements } from '@/ui/Elements';
import { loadLater } from '@/ui/rendering/loadLater';

interface Shared {
  readonly title: string;
  /** Absolute. */
  readonly address: string;
}

const note = loadLater(() =>
  import(/* webpackChunkName: "layout-later" */ './ShareNote').then((module) => module.ShareNote),
);

/**
 * Shares an address through the phone's share sheet; without one, copies it and opens WhatsApp's
 * contact picker; if the browser refuses, copies it.
 * @param read What to share, read at the press.
 * @returns the function that shares, and the note on what was copied.
 */
export function useShare(read: () => Shared): [share: () => void, note: Elements] {
  const [last, setLast] = useState<{ readonly address: string; readonly isCopied?: boolean }>();
  const ShareNote = note.useLoaded(last !== undefined);
  const share = async () => {
    const shared = read();
    const { address } = shared;
    setLast({ address });
    const isCopied = await shareOrCopy(shared);
    setLast(isCopied === undefined ? undefined : { address, isCopied });
  };
  const close = () => setLast(undefined);
  const shown = last && ShareNote ? <ShareNote {...last} onClose={close} /> : null;
  return [() => void share(), shown];
}

/** Whether it was copied; undefined if the share sheet was there. */
async function shareOrCopy({ title, address }: Shared): Promise<boolean | undefined> {
  try {
    if (navigator.share) {
      await navigator.share({ title, url: address });
      return undefined;
    }
  } catch (cause) {
    // The visitor has closed the sheet: no error.
    return Object(cause).name === 'AbortError' ? undefined : copyText(address);
  }
  const copying = copyText(address);
  window.open(whatsAppAddress(`${title} ${address}`), '_blank', 'noopener');
  return copying;
}
