import { breakpoints, media } from '@styles/breakpoints';
import Router from 'next/router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styled, { css } from 'styled-components';
import { absoluteAddress } from '@/catalogue/addresses';
import { pageHelperMessages } from '@/messages/pageHelperMessages';
import { useLanguage } from '@/messages/useLanguage';
import { useShare } from '@/product/useShare';
import { Icon } from '@/ui/Icon';
import { iconOnlyStyle } from './iconOnlyStyle';
import { useCanGoBack } from './useCanGoBack';

/** The installed site without a bar of the browser's. In `minimal-ui` the browser has a Back of its own. */
const APP = '(display-mode: standalone), (display-mode: fullscreen)';

/**
 * Back and Share in the header of the installed site, where the browser's bar is gone. They are put into the header's row
 * here, so that pages in a browser's tab carry nothing of them.
 */
export function AppBar() {
  const isApp = useSyncExternalStore(subscribe, isShownAsApp, () => false);
  const places = usePlaces(isApp);
  if (!places) return null;
  return (
    <>
      {createPortal(<BackButton />, places.back)}
      {createPortal(<SharePageButton />, places.share)}
    </>
  );
}

function isShownAsApp(): boolean {
  return window.matchMedia(APP).matches;
}

/** A page moves from a tab into the app's window, and back, without a reload. */
function subscribe(listener: () => void): () => void {
  const mode = window.matchMedia(APP);
  mode.addEventListener('change', listener);
  return () => mode.removeEventListener('change', listener);
}

interface Places {
  readonly back: HTMLElement;
  readonly share: HTMLElement;
}

/** Two elements in the header's row: before the logo, and before the call. */
function usePlaces(wanted: boolean): Places | undefined {
  const [places, setPlaces] = useState<Places>();
  useEffect(() => {
    const row = document.querySelector('header')?.lastElementChild;
    if (!wanted || !row) return;
    const made = { back: document.createElement('div'), share: document.createElement('div') };
    // Without boxes of their own, so that an absent button leaves no gap.
    for (const place of Object.values(made)) place.style.display = 'contents';
    row.prepend(made.back);
    row.querySelector(':scope > a[href^="tel:"]')?.before(made.share);
    setPlaces(made);
    return () => {
      setPlaces(undefined);
      made.back.remove();
      made.share.remove();
    };
  }, [wanted]);
  return places;
}

function BackButton() {
  const { app } = pageHelperMessages[useLanguage().code];
  if (!useCanGoBack()) return null;
  return (
    <Back type="button" onClick={() => Router.back()}>
      <Icon name="left" />
      <span>{app.back}</span>
    </Back>
  );
}

function SharePageButton() {
  const { app } = pageHelperMessages[useLanguage().code];
  const [share, status] = useShare(shownPage);
  return (
    <>
      <Share type="button" onClick={share}>
        <Icon name="share" />
        <span>{app.share}</span>
      </Share>
      {status === undefined ? null : (
        <span role="status" className="visually-hidden">
          {status}
        </span>
      )}
    </>
  );
}

/** What the visitor sees, with a chosen shade or filter, which are in its address. */
function shownPage() {
  const { pathname, search, hash } = window.location;
  return { title: document.title, address: absoluteAddress(pathname + search + hash) };
}

/** Up to this width in pixels the navigation has no room beside a labelled call and the two buttons. */
const NARROW_NAVIGATION = 1400;

const IconButton = styled.button`
  ${iconOnlyStyle}
`;

/** Next to it the lotus gives way. */
const lotusStyle = css`
  :has(> &) + a > svg {
    display: none;
  }
`;

const Back = styled(IconButton)`
  ${media.belowWide} {
    @container (max-width: 26rem) {
      ${lotusStyle}
    }
  }

  @media (min-width: ${breakpoints.wide}px) and (max-width: ${NARROW_NAVIGATION}px) {
    ${lotusStyle}
  }
`;

/** Behind it the call becomes an icon; its label is for screen readers. */
const callStyle = css`
  :has(> &) ~ a[href^='tel:'] {
    width: var(--touch);
    flex: none;
    padding: 0;
    font-size: 0;

    &::before {
      width: 22px;
      height: 22px;
    }
  }
`;

const Share = styled(IconButton)`
  ${media.hasBottomBar} {
    margin-left: auto;
  }

  ${media.belowWide} {
    @container (max-width: 26rem) {
      ${callStyle}
    }
  }

  @media (min-width: ${breakpoints.wide}px) and (max-width: ${NARROW_NAVIGATION}px) {
    ${callStyle}
  }
`;
