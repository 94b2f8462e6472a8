import styled from 'styled-components';
import { statusPath } from '@/catalogue/addresses/previewName';
import { useShareMessages } from '@/messages/useShareMessages';
import { QuietButton } from '@/ui/QuietButton';
import { PictureLink } from './PictureLink';

interface Props {
  /** `sharing` shows nothing at first, because screen readers announce only changes. */
  readonly state: 'choosing' | 'sharing' | 'copied' | 'refused';
  /** What is shared: a page's absolute address. */
  readonly address: string;
  readonly onLink: () => void;
  readonly onClose: () => void;
}

/** Offers a link and a picture, says that the address was copied, or shows it. A press beside it closes it. */
export function ShareNote({ state, address, onLink, onClose }: Props) {
  const { link, picture, linkCopied } = useShareMessages();
  return (
    <div role="status">
      {state === 'sharing' ? null : (
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
          // A choice closes it, and the focus goes back to the pressed button.
          onClickCapture={({ currentTarget }) => {
            if (state === 'choosing') currentTarget.hidePopover?.();
          }}
        >
          {state === 'choosing' ? (
            <>
              <QuietButton onClick={onLink}>{link}</QuietButton>
              <PictureLink className="button quiet" href={statusPath(new URL(address).pathname)}>
                {picture}
              </PictureLink>
            </>
          ) : (
            (state === 'copied' && linkCopied) || address
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

  > .button {
    margin: var(--space-1);
  }
`;
