import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { slashKeyOff } from '@/device/slashKeyOff';
import type { SearchMessages } from '@/messages/Messages';
import { Container } from '@/ui/Container';
import { useStore } from '@/ui/useStore';

/** A checkbox for the search key (/), and what happens to typed text (privacy). */
export function SlashKeySetting({ messages }: { messages: SearchMessages }) {
  const isOff = useStore(slashKeyOff);
  return (
    <Ground>
      <p>{messages.privacy}</p>
      <Key>
        <input
          type="checkbox"
          checked={!isOff}
          onChange={({ target }) => slashKeyOff.change(() => !target.checked)}
        />
        <span>{messages.key}</span>
      </Key>
    </Ground>
  );
}

const Ground = styled(Container)`
  color: var(--ink-soft);
  font-size: var(--text-small);
`;

/* Phones have no such key. */
const Key = styled.label`
  display: none;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--touch);

  input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--accent);
  }

  ${media.hover} {
    display: flex;
  }
`;
