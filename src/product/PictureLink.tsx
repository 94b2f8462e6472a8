import type { ComponentProps } from 'react';
import { isModifiedClick } from '@/ui/isModifiedClick';

const DEADLINE_MS = 8_000;
const FILE = ['picture.jpg', { type: 'image/jpeg' }] as const;

/** A link to a picture of this site. A press hands the picture to the phone's share sheet, where that takes files. */
export function PictureLink({ href, ...props }: ComponentProps<'a'> & { readonly href: string }) {
  return (
    <a
      {...props}
      href={href}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        const takesFiles = navigator.canShare?.({ files: [new File([], ...FILE)] });
        if (isModifiedClick(event) || !takesFiles) return;
        event.preventDefault();
        void share(href);
      }}
    />
  );
}

/** A picture that does not come, or that the sheet refuses, opens in the same tab: browsers refuse another so late. */
async function share(path: string): Promise<void> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(DEADLINE_MS) });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await navigator.share({ files: [new File([await response.blob()], ...FILE)] });
  } catch (cause) {
    // The visitor has closed the sheet, which is no error.
    if (Object(cause).name !== 'AbortError') window.open(path, '_self');
  }
}
