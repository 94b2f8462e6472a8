import { useLanguage } from '@/messages/useLanguage';
import { languageCodes } from '@/shop/languages';
import { LanguageLink } from './LanguageLink';

/** Links to the other languages. */
export function LanguageSwitch() {
  const { code: current } = useLanguage();
  return languageCodes
    .filter((code) => code !== current)
    .map((code) => <LanguageLink key={code} code={code} />);
}
