import { useEffect, useState } from 'react';
import { countVisit, giveInstallAnswer, installAnswer } from '@/device/installAnswer';
import { languageChosen } from '@/device/languageChosen';
import { lateSharedMessages } from '@/messages/lateSharedMessages';
import { useLanguage } from '@/messages/useLanguage';
import type { LanguageCode } from '@/shop/LanguageCode';
import { useStore } from '@/ui/useStore';
import { languageToOffer } from './languageToOffer';
import { QuietLine } from './QuietLine';

/** The visit from which on the site offers itself. */
const FIRST_OFFERED = 2;

/** An event of Chromium's: the browser is ready to ask whether to install the site. */
interface InstallPrompt extends Event {
  /** Asks. Works once, and only at a press. */
  readonly prompt: () => Promise<unknown>;
}

/**
 * A quiet line that offers the shop for the home screen from the second visit on, until the visitor takes or declines
 * it, in browsers that can ask. Not on a page that is offered in another language: one offer is enough.
 */
export function InstallOffer() {
  const { code } = useLanguage();
  const { install } = lateSharedMessages[code];
  const isDue = useStore(
    installAnswer,
    ({ visits, isGiven }) => !isGiven && visits >= FIRST_OFFERED,
  );
  const prompt = usePrompt(code);
  useEffect(countVisit, []);
  if (!prompt || !isDue) return null;
  const add = () => {
    // Whatever the visitor now tells the browser is an answer: the line does not come again.
    giveInstallAnswer();
    prompt.prompt().catch(() => undefined);
  };
  return (
    <QuietLine label={install.label} no={install.no} onNo={giveInstallAnswer}>
      <button type="button" onClick={add}>
        {install.add}
      </button>
    </QuietLine>
  );
}

/** The browser's readiness to ask; undefined where it can't, the site is installed, or another language is offered. */
function usePrompt(code: LanguageCode): InstallPrompt | undefined {
  const [prompt, setPrompt] = useState<InstallPrompt>();
  useEffect(() => {
    const hold = (event: Event) => {
      // Otherwise the browser shows a banner of its own, on the first visit already.
      event.preventDefault();
      const offered = languageToOffer(window.navigator.languages, code);
      if (!offered || languageChosen.read()) setPrompt(event as InstallPrompt);
    };
    window.addEventListener('beforeinstallprompt', hold);
    window.addEventListener('appinstalled', giveInstallAnswer);
    return () => {
      window.removeEventListener('beforeinstallprompt', hold);
      window.removeEventListener('appinstalled', giveInstallAnswer);
    };
  }, [code]);
  return prompt;
}
