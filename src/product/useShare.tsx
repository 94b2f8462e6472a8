import { useState } from 'react';
import { whatsAppAddress } from '@/shop/links/whatsAppLink';
import type { Elements } from '@/ui/Elements';
import { loadLater } from '@/ui/rendering/loadLater';

interface Shared {
  readonly title: string;
  /** An absolute address. */
  readonly address: string;
  /** Whether the page has a picture to post: then the visitor chooses between both. */
  readonly pictured?: boolean;
}

const note = loadLater(() =>
  import(/* webpackChunkName: "share" */ './ShareNote').then((module) => module.ShareNote),
);

/** A visitor who presses waits no longer for the choice. */
const LATE_MS = 3_000;

/** What became of an address that the phone's share sheet did not take. */
type Outcome = 'copied' | 'refused';

/**
 * Shares an address by the phone's share sheet. Without a sheet it copies the address and opens WhatsApp's contact
 * picker. If the sheet fails it copies the address or, where the browser refuses that, opens WhatsApp. Where the
 * browser may refuse all of these, it shows the address. A page with a picture to post offers both.
 * @param read Called at the press; returns what to share.
 * @returns the function that shares, and the note on what was copied.
 */
export function useShare(read: () => Shared): [share: () => void, note: Elements] {
  const [state, setState] = useState<'choosing' | 'sharing' | Outcome>();
  const ShareNote = note.useLoaded(state !== undefined);
  const shareLink = async () => {
    setState('sharing');
    setState(await shareOrCopy(read()));
  };
  const share = async () => {
    if (!read().pictured) return shareLink();
    const late = new Promise((_, fail) => setTimeout(fail, LATE_MS));
    setState('choosing');
    await Promise.race([note.load(), late]).catch(shareLink);
  };
  const element = state && ShareNote && (
    <ShareNote
      state={state}
      address={read().address}
      onLink={() => void shareLink()}
      onClose={() => setState(undefined)}
    />
  );
  return [() => void share(), element];
}

async function shareOrCopy({ title, address }: Shared): Promise<Outcome | undefined> {
  const chat = whatsAppAddress(`${title} ${address}`);
  if (!navigator.share) {
    const copying = copy(address);
    // With `noopener` the answer would be null, whether or not a window opens.
    const opened = window.open(chat, '_blank');
    if (opened) opened.opener = null;
    if (await copying) return 'copied';
    return opened ? undefined : 'refused';
  }
  try {
    await navigator.share({ title, url: address });
    return undefined;
  } catch (cause) {
    // The visitor has closed the sheet, which is no error.
    if (Object(cause).name === 'AbortError') return undefined;
    if (await copy(address)) return 'copied';
    window.location.assign(chat);
    return 'refused';
  }
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
