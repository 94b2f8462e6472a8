import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { languageChosen } from '@/device/languageChosen';
import { languageOffers } from '@/messages/languageOffers';
import { useLanguage } from '@/messages/useLanguage';
import type { OtherLanguageCode } from '@/shop/LanguageCode';
import { languages } from '@/shop/languages';
import { whenIdle } from '@/ui/rendering/whenIdle';
import { useInView } from '@/ui/useInView';
import { useStore } from '@/ui/useStore';
import { LanguageLink } from './LanguageLink';
import { preferredLanguage } from './preferredLanguage';

interface Props {
  /** The path of the page below the address: that of a quick look is another, on the same page. */
  readonly path: string;
}

/**
 * Offers this page, below it, in the language that the browser asks for, once: what has been in view is noted like a
 * choice. What the browser wants is known only after a page's HTML is shown, so it appears where it moves nothing that
 * is on screen.
 */
export function LanguageOffer({ path }: Props) {
  const { code: current } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState<OtherLanguageCode>();
  const [seenOn, setSeenOn] = useState('');
  const isChosen = useStore(languageChosen);
  useEffect(
    () =>
      whenIdle(() => {
        if (isBelowScreen(place.current))
          setCode(preferredLanguage(window.navigator.languages, current));
      }),
    [current],
  );
  // It stays on the page where it was seen. React may report that only after a no.
  const seen = useCallback((page: string) => {
    if (languageChosen.read()) return;
    setSeenOn(page);
    languageChosen.change(() => true);
  }, []);
  const decline = () => {
    setSeenOn('');
    languageChosen.change(() => true);
  };
  const isDue = !isChosen || seenOn === path;
  return (
    <div ref={place}>
      {code && isDue ? <Offer code={code} path={path} onSeen={seen} onNo={decline} /> : null}
    </div>
  );
}

interface OfferProps {
  readonly code: OtherLanguageCode;
  /** The page that it is shown on. */
  readonly path: string;
  readonly onSeen: (path: string) => void;
  readonly onNo: () => void;
}

function Offer({ code, path, onSeen, onNo }: OfferProps) {
  const line = useRef<HTMLElement>(null);
  const isSeen = useInView(line);
  const { offer, no } = languageOffers[code];
  const { tag, name } = languages[code];
  useEffect(() => {
    if (isSeen) onSeen(path);
  }, [isSeen, onSeen, path]);
  return (
    <Line ref={line} lang={tag} aria-label={name}>
      <LanguageLink code={code}>{offer}</LanguageLink>
      <button type="button" onClick={onNo}>
        {no}
      </button>
    </Line>
  );
}

/** Whether what appears here moves nothing that is on screen. */
function isBelowScreen(place: HTMLElement | null): boolean {
  return place !== null && place.getBoundingClientRect().top > window.innerHeight;
}

/* In the system's font: the page has none for these letters, and whose browser asks for the language has one. */
const Line = styled.aside`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  background: var(--surface);
  font-family: system-ui, sans-serif;

  > * {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    padding-inline: var(--space-3);
  }

  > a {
    text-underline-offset: 0.2em;
  }

  > button {
    color: var(--ink-soft);
  }
`;
