import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { telLink } from '@/shop/links/phone';
import { quietStyle } from '@/ui/buttonStyle';
import { Container } from '@/ui/Container';
import { Icon } from '@/ui/Icon';
import { words } from '@/words/words';
import { HeaderNav } from './HeaderNav';
import { Logo } from './Logo';
import { TopBar } from './TopBar';

/** Fixed at the top of every page: enquiry and social links, then logo, phone and navigation. */
export function Header() {
  return (
    <Fixed>
      <TopBar />
      <Main>
        <Logo />
        <HeaderNav />
        <CallUs href={telLink()}>
          <Icon name="phone" />
          {words.nav.callUs}
        </CallUs>
      </Main>
    </Fixed>
  );
}

const Fixed = styled.header`
  position: fixed;
  z-index: 10;
  inset: 0 0 auto;
  height: var(--header-height);
  background: var(--page);
  box-shadow: 0 1px 0 var(--line);
`;

const Main = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  height: 3.75rem;
`;

const CallUs = styled.a`
  ${quietStyle}
  white-space: nowrap;

  ${media.wide} {
    order: 3;
  }
`;
