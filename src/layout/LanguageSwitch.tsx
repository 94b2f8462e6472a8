import styled from 'styled-components';
import { useLanguage } from '@/messages/useLanguage';
import { languageCodes, languages } from '@/shop/languages';
import { LanguageLink } from './LanguageLink';

interface Props {
  /** Called when a language is pressed. */
  readonly onFollow?: () => void;
  readonly className?: string;
}

/** The languages of the site by their own names: links to this page in the others. */
export function LanguageSwitch({ onFollow, className }: Props) {
  const { code: current, messages } = useLanguage();
  return (
    <List aria-label={messages.nav.language} className={className}>
      {languageCodes.map((code) =>
        code === current ? (
          <li key={code} aria-current="true">
            {languages[code].name}
          </li>
        ) : (
          <li key={code}>
            <LanguageLink code={code} onFollow={onFollow}>
              {languages[code].name}
            </LanguageLink>
          </li>
        ),
      )}
    </List>
  );
}

/* In the system's font, because a page has no web font for the letters of another language. */
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  font: var(--text-small) / 1.4 system-ui, sans-serif;

  [aria-current],
  li > a {
    display: grid;
    place-items: center;
    min-width: var(--touch);
    min-height: var(--touch);
    padding-inline: var(--space-2);
    white-space: nowrap;
  }

  [aria-current] {
    font-weight: 600;
  }
`;
