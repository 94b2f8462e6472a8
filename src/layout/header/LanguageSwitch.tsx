import styled from 'styled-components';
import { useLanguage } from '@/messages/useLanguage';
import { languageCodes, languages } from '@/shop/languages';
import { LanguageLink } from './LanguageLink';

/** Links to the other languages. Names in other letters are drawn, so no font is loaded. */
export function LanguageSwitch() {
  const { code: current } = useLanguage();
  return languageCodes
    .filter((code) => code !== current)
    .map((code) => (
      <LanguageLink key={code} code={code}>
        {code === 'en' ? languages.en.name : <Name>{languages[code].name}</Name>}
      </LanguageLink>
    ));
}

/* The text is for screen readers; the page's style draws the name (`languageNames`). */
const Name = styled.span.attrs({ className: 'drawn' })`
  font-size: 0;

  &::before {
    display: block;
    width: min(2.25rem, 40px);
    height: min(2.25rem, 40px);
    font-size: var(--text-base);
  }
`;
