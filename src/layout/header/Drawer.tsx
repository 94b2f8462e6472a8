import Router from 'next/router';
import { useCallback, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useLateMessages } from '@/messages/useLateMessages';
import { useMessages } from '@/messages/useMessages';
import { CallButton } from '@/product/CallButton';
import { WhatsAppButton } from '@/product/WhatsAppButton';
import { directionsLink } from '@/shop/links/mapLinks';
import { ExternalLink } from '@/ui/ExternalLink';
import { Icon } from '@/ui/Icon';
import { useClosedByBack } from '@/ui/overlay/useClosedByBack';
import { LanguageSwitch } from '../LanguageSwitch';
import { OpeningHours } from '../OpeningHours';
import { SocialLinks } from '../SocialLinks';
import { DrawerNav } from './DrawerNav';
import { SearchField } from './SearchField';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The events at which the drawer closes: a link in it. */
const steps = ['routeChangeStart', 'hashChangeStart'] as const;

/** Search and navigation on phones, in a native modal dialog. */
export function Drawer({ open, onClose }: Props) {
  return open ? <Opened onClose={onClose} /> : null;
}

/** The open drawer. When it closes, the browser returns the focus to the pressed button; then React removes it. */
function Opened({ onClose }: Pick<Props, 'onClose'>) {
  const messages = useMessages();
  const { closeMenu } = useLateMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialog.current?.close(), []);
  useClosedByBack(true, close);
  useEffect(() => {
    const { style } = document.documentElement;
    dialog.current?.showModal();
    // A swipe beside the menu would scroll the page.
    style.overflow = 'hidden';
    for (const step of steps) Router.events.on(step, close);
    return () => {
      style.overflow = '';
      for (const step of steps) Router.events.off(step, close);
    };
  }, [close]);

  return (
    <Panel ref={dialog} aria-label={messages.nav.menu} onClose={onClose}>
      <Top>
        <Close type="button" aria-label={closeMenu} onClick={close}>
          <Icon name="close" />
        </Close>
        <SearchField />
      </Top>
      <Languages aria-label={messages.nav.language}>
        <LanguageSwitch />
      </Languages>
      <Hours>
        <ExternalLink href={directionsLink()} text={messages.directions} />
        <OpeningHours />
      </Hours>
      <DrawerNav />
      <Ways>
        <CallButton label={messages.nav.callUs} />
        <WhatsAppButton label={messages.nav.enquiry} />
      </Ways>
      <SocialLinks part="nav" />
    </Panel>
  );
}

const Panel = styled.dialog`
  position: fixed;
  z-index: 30;
  inset: 0 auto auto 0;
  width: min(22rem, 88vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: var(--space-4);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid transparent;
  background: var(--surface);
  color: inherit;

  &::backdrop {
    background: var(--shade);
  }
`;

/* "Close" stands first in the dialog, so that it takes the focus. */
const Top = styled.div`
  display: flex;
  flex-direction: row-reverse;
  gap: var(--space-1);
  align-items: center;
  margin-right: calc(-1 * var(--space-2));

  > form {
    flex: 1;
    min-width: 0;
  }
`;

const Languages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  a {
    display: flex;
    align-items: center;
    min-height: var(--touch);
  }
`;

const Hours = styled.div`
  margin-top: var(--space-2);
  font-size: var(--text-small);

  > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    color: var(--accent);
    font-weight: 600;
  }
`;

const Ways = styled.div`
  margin-top: var(--space-4);
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-bottom: var(--space-2);

  > * {
    flex: 1 1 auto;
    padding-inline: var(--space-2);
  }
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--touch);
  height: var(--touch);
`;
