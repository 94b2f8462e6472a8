import { useLanguage } from '@/messages/useLanguage';
import { languageCodes, languages } from '@/shop/languages';
import { LanguageLink } from './LanguageLink';

/** Links to the other languages, in the device's own letters, so that no font is loaded for them. */
export function LanguageSwitch() {
  const { code: current } = useLanguage();
  return languageCodes
    .filter((code) => code !== current)
    .map((code) => (
      <LanguageLink key={code} code={code}>
        {languages[code].name}
      </LanguageLink>
    ));
}
