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
import { LanguageLink } from './header/LanguageLink';
import { preferredLanguage } from './preferredLanguage';

interface Props {
  /** Below the address: a quick look shows its own address over another page. */
  readonly path: string;
}

/**
 * Offers the page in the language that the browser asks for, once. Known only after the HTML is
 * shown, so the offer appears only where it moves nothing on screen.
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
  // Only the page where it was seen keeps it. React may call this after the visitor has declined.
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

function isBelowScreen(place: HTMLElement | null): boolean {
  return place !== null && place.getBoundingClientRect().top > window.innerHeight;
}

/* The page loads no font for these letters; a browser set to the language has one. */
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
