import { media } from '@styles/breakpoints';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { languageChosen } from '@/device/languageChosen';
import { useDeviceStore } from '@/device/useDeviceStore';
import { languageOffers } from '@/messages/languageOffers';
import { useLanguage } from '@/messages/useLanguage';
import { type LanguageCode, languages } from '@/shop/languages';
import { whenIdle } from '@/ui/whenIdle';
import { LanguageLink } from './LanguageLink';
import { languageToOffer } from './languageToOffer';

const choose = () => languageChosen.change(() => true);

/**
 * A quiet line that offers this page in the language that the browser asks for, until the visitor takes it, declines
 * it, or has chosen a language. It is no message to be read out, but the first thing after the skip link.
 */
export function LanguageOffer() {
  const { code: current } = useLanguage();
  const isChosen = useDeviceStore(languageChosen);
  const [code, setCode] = useState<LanguageCode>();
  useEffect(
    () => whenIdle(() => setCode(languageToOffer(window.navigator.languages, current))),
    [current],
  );
  if (!code || isChosen) return null;
  const { offer, no } = languageOffers[code];
  const { tag, name } = languages[code];
  return (
    <Line lang={tag} aria-label={name}>
      <LanguageLink code={code}>{offer}</LanguageLink>
      <button type="button" onClick={choose}>
        {no}
      </button>
    </Line>
  );
}

/* In the system's font, like every link to another language. */
const Line = styled.aside`
  position: fixed;
  z-index: 8;
  bottom: var(--space-4);
  left: var(--space-4);
  display: flex;
  flex-wrap: wrap;
  max-width: calc(100vw - 2 * var(--space-3));
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow-low);
  font-family: system-ui, sans-serif;

  ${media.hasBottomBar} {
    bottom: calc(var(--bar-height) + var(--space-2));
    left: var(--space-3);
  }

  ${media.print} {
    display: none;
  }

  > * {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    padding-inline: var(--space-3);
  }

  button {
    color: var(--ink-soft);
  }
`;
