import { useState } from 'react';
import { whatsAppAddress } from '@/shop/links/whatsAppLink';
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
 * contact picker; if the browser refuses, copies it, or opens WhatsApp.
 * @param read What to share, read at the press.
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

/** Whether it was copied. */
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
    // The visitor has closed the sheet: no error.
    if (Object(cause).name === 'AbortError') return false;
    if (await copy(address)) return true;
    window.location.assign(chat);
  }
  return false;
}

/** False if the browser refuses; without https it does. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
