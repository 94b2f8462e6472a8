import styled from 'styled-components';
import { useWords } from '@/language/useWords';
import { telLink } from '@/shop/links/phone';
import { quietStyle } from '@/ui/buttonStyle';
import { Container } from '@/ui/Container';
import { Icon } from '@/ui/Icon';
import { HeaderNav } from './HeaderNav';
import { Logo } from './Logo';
import { TopBar } from './TopBar';
import { useGivesWay } from './useGivesWay';

/** Fixed at the top of every page: enquiry and social links, then logo, phone and navigation. Goes while one reads on. */
export function Header() {
  const words = useWords();
  const away = useGivesWay();
  return (
    <Fixed $away={away}>
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

const Fixed = styled.header<{ $away: boolean }>`
  position: fixed;
  z-index: 10;
  inset: 0 0 auto;
  background: var(--page);
  box-shadow: 0 1px 0 var(--line);
  transform: translateY(${({ $away }) => ($away ? '-101%' : '0')});
  transition: transform var(--calm);

  &:focus-within {
    transform: none;
  }
`;

const Main = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 60px;
`;

const CallUs = styled.a`
  ${quietStyle}
  white-space: nowrap;
`;
