import { useState } from 'react';
import { whatsAppAddress } from '@/shop/links/whatsAppLink';
import type { Elements } from '@/ui/Elements';
import { loadLater } from '@/ui/rendering/loadLater';

interface Shared {
  readonly title: string;
  /** An absolute address. */
  readonly address: string;
}

const note = loadLater(() =>
  import(/* webpackChunkName: "layout-later" */ './ShareNote').then((module) => module.ShareNote),
);

/**
 * Shares an address by the phone's share sheet. Without a sheet it copies the address and opens WhatsApp's contact
 * picker. If the sheet fails it copies the address or, where the browser refuses that, opens WhatsApp.
 * @param read Called at the press; returns what to share.
 * @returns the function that shares, and the note on what was copied.
 */
export function useShare(read: () => Shared): [share: () => void, note: Elements] {
  const [state, setState] = useState<'sharing' | 'copied'>();
  const ShareNote = note.useLoaded(state !== undefined);
  const share = async () => {
    setState('sharing');
    setState((await shareOrCopy(read())) ? 'copied' : undefined);
  };
  const shown =
    state && ShareNote ? (
      <ShareNote isCopied={state === 'copied'} onClose={() => setState(undefined)} />
    ) : null;
  return [() => void share(), shown];
}

/** Returns whether the address was copied. */
async function shareOrCopy({ title, address }: Shared): Promise<boolean> {
  const chat = whatsAppAddress(`${title} ${address}`);
  if (!navigator.share) {
    const copying = copy(address);
    window.open(chat, '_blank', 'noopener');
    return copying;
  }
  try {
    await navigator.share({ title, url: address });
  } catch (cause) {
    // The visitor has closed the sheet, which is no error.
    if (Object(cause).name === 'AbortError') return false;
    if (await copy(address)) return true;
    window.location.assign(chat);
  }
  return false;
}

/** Returns false if the browser refuses, as it does without https. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
