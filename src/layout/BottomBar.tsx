import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { useWords } from '@/language/useWords';
import { telLink } from '@/shop/links/phone';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { ExternalLink } from '@/ui/ExternalLink';
import { Icon } from '@/ui/Icon';
import { PressLink } from '@/ui/PressLink';
import { footerShelves } from './footerShelves';

/** Where a thumb reaches on a phone: call, write, browse. */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const words = useWords();
  return (
    <Bar aria-label={words.nav.quickActions}>
      <a href={telLink()}>
        <Icon name="phone" />
        {words.nav.call}
      </a>
      <WhatsApp href={whatsAppLink(words.enquiry.message)}>
        <Icon name="whatsapp" />
        {words.nav.whatsApp}
      </WhatsApp>
      <PressLink href={`#${footerShelves}`} opens="dialog" onPress={onMenu}>
        <Icon name="menu" />
        {words.nav.menu}
      </PressLink>
    </Bar>
  );
}

const Bar = styled.nav`
  position: fixed;
  z-index: 9;
  inset: auto 0 0;
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  height: var(--bar-height);
  background: var(--surface);
  box-shadow: 0 -1px 0 var(--line);
  font-size: var(--text-small);
  font-family: var(--font-display);

  > * {
    display: grid;
    place-content: center;
    justify-items: center;
    text-decoration: none;
  }

  ${media.wide} {
    display: none;
  }
`;

const WhatsApp = styled(ExternalLink)`
  color: var(--whatsapp);
`;
