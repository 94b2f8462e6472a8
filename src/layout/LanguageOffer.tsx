import { useEffect, useState } from 'react';
import { languageChosen } from '@/device/languageChosen';
import { languageOffers } from '@/messages/languageOffers';
import { useLanguage } from '@/messages/useLanguage';
import { type LanguageCode, languages } from '@/shop/languages';
import { useStore } from '@/ui/useStore';
import { whenIdle } from '@/ui/whenIdle';
import { LanguageLink } from './LanguageLink';
import { languageToOffer } from './languageToOffer';
import { QuietLine } from './QuietLine';

const choose = () => languageChosen.change(() => true);

/**
 * A quiet line that offers this page in the language that the browser asks for, until the visitor takes it, declines
 * it, or has chosen a language.
 */
export function LanguageOffer() {
  const { code: current } = useLanguage();
  const isChosen = useStore(languageChosen);
  const [code, setCode] = useState<LanguageCode>();
  useEffect(
    () => whenIdle(() => setCode(languageToOffer(window.navigator.languages, current))),
    [current],
  );
  if (!code || isChosen) return null;
  const { offer, no } = languageOffers[code];
  const { tag, name } = languages[code];
  return (
    <QuietLine lang={tag} label={name} no={no} onNo={choose}>
      <LanguageLink code={code}>{offer}</LanguageLink>
    </QuietLine>
  );
}
