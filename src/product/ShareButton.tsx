import styled from 'styled-components';
import { absoluteAddress } from '@/catalogue/addresses/addresses';
import { useLocalPath } from '@/messages/useLocalPath';
import { useMessages } from '@/messages/useMessages';
import { iconStyle } from '@/ui/iconStyle';
import { useHydrated } from '@/ui/rendering/useHydrated';
import { roundStyle } from './roundStyle';
import { useShare } from './useShare';

interface Props {
  readonly title: string;
  /** Without a language's prefix. */
  readonly path: string;
  /** Whether the page has a picture to post. */
  readonly pictured: boolean;
}

/** A button that shares a shelf or a product by its absolute address. */
export function ShareButton({ title, path, pictured }: Props) {
  const messages = useMessages();
  const address = absoluteAddress(useLocalPath(path));
  const [share, note] = useShare(() => ({ title, address, pictured }));
  return (
    <>
      <Round
        type="button"
        aria-label={messages.share.label(title)}
        onClick={share}
        // Before hydration a tap would be lost. The button's space is there, so that nothing moves.
        style={useHydrated() ? undefined : { visibility: 'hidden' }}
      />
      {note}
    </>
  );
}

const Round = styled.button.attrs({ className: 'drawn' })`
  ${roundStyle}
  ${iconStyle('share')}
`;
