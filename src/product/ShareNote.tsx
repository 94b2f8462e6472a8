import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { statusPath } from '@/catalogue/addresses/previewName';
import { shareMessages } from '@/messages/shareMessages';
import { useLanguage } from '@/messages/useLanguage';
import { QuietButton } from '@/ui/QuietButton';
import { sharePicture } from './sharePicture';

interface Props {
  /** `sharing` at first, because screen readers announce only changes; then `copied`, or the address if that was refused. */
  readonly status: string;
  /** The page's path where its picture may be chosen. */
  readonly pictured?: string | undefined;
  readonly onLink: () => void;
  readonly onClose: () => void;
}

/** Offers a link and a picture, says that an address was copied, or shows it. A press beside it closes it. */
export function ShareNote({ status, pictured, onLink, onClose }: Props) {
  const { link, picture, linkCopied } = shareMessages[useLanguage().code];
  /** The focus goes back to the pressed button. */
  const choose = (share: () => void) => (event: MouseEvent) => {
    event.currentTarget.parentElement?.hidePopover?.();
    onClose();
    share();
  };
  return (
    <div role="status">
      {status === 'sharing' ? null : (
        <Note
          popover="auto"
          // A popover lies above everything; older browsers have none.
          ref={(note) => {
            note?.showPopover?.();
            note?.querySelector('button')?.focus();
          }}
          onToggle={({ newState }) => {
            if (newState === 'closed') onClose();
          }}
        >
          {pictured ? (
            <>
              <QuietButton onClick={choose(onLink)}>{link}</QuietButton>
              <QuietButton
                onClick={choose(() => void sharePicture(statusPath(pictured)).catch(onLink))}
              >
                {picture}
              </QuietButton>
            </>
          ) : (
            (status === 'copied' && linkCopied) || status
          )}
        </Note>
      )}
    </div>
  );
}

const Note = styled.div`
  &:popover-open {
    position: fixed;
    inset: auto var(--space-4) calc(var(--bar-height) + var(--space-3));
    width: fit-content;
    margin: 0 auto;
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    box-shadow: var(--shadow-high);
    color: var(--ink);
    overflow-wrap: anywhere;
  }

  > button {
    margin: var(--space-1);
  }
`;
