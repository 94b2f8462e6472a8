import styled from 'styled-components';
import { useLanguage } from '@/messages/useLanguage';
import { languageCodes, languages } from '@/shop/languages';
import { maskStyle } from '@/ui/maskStyle';
import { LanguageLink } from './LanguageLink';

interface Props {
  /** Called when a language is pressed. */
  readonly onFollow?: () => void;
}

/** Links to this page in the other languages, each by its own name, whose letters are drawn where they aren't Latin. */
export function LanguageSwitch({ onFollow }: Props) {
  const { code: current } = useLanguage();
  return languageCodes
    .filter((code) => code !== current)
    .map((code) => (
      <LanguageLink key={code} code={code} onFollow={onFollow}>
        {code === 'en' ? languages.en.name : <Drawn>{languages[code].name}</Drawn>}
      </LanguageLink>
    ));
}

/* The text is for screen readers; the drawing is the page's (`languageNames`). */
const Drawn = styled.span`
  font-size: 0;
  ${maskStyle('0 0')}

  &::before {
    display: block;
    width: min(2.25rem, 40px);
    height: min(2.25rem, 40px);
    font-size: var(--text-base);
  }
`;
