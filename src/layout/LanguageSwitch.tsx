import { useLanguage } from '@/messages/useLanguage';
import { languageCodes, languages } from '@/shop/languages';
import { LanguageLink } from './LanguageLink';

interface Props {
  /** Called when a language is pressed. */
  readonly onFollow?: () => void;
}

/**
 * Links to this page in the other languages, each by its own name. They are in the system's font (styles/globalStyle),
 * because a page has no web font for the letters of another language.
 */
export function LanguageSwitch({ onFollow }: Props) {
  const { code: current } = useLanguage();
  return languageCodes
    .filter((code) => code !== current)
    .map((code) => (
      <LanguageLink key={code} code={code} onFollow={onFollow}>
        {languages[code].name}
      </LanguageLink>
    ));
}
