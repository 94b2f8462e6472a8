import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '@/language/useWords';
import { BottomBar } from './BottomBar';
import { Drawer } from './Drawer';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageProgress } from './PageProgress';

/** What every page stands in. */
export function PageLayout({ children }: { children: ReactNode }) {
  const words = useWords();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <Skip href="#page">{words.nav.skip}</Skip>
      <PageProgress />
      <Header onMenu={() => setMenuOpen(true)} />
      <Main id="page" tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <BottomBar onMenu={() => setMenuOpen(true)} />
      <Drawer open={menuOpen} onClose={() => setMenuOpen(false)} />
    </>
  );
}

const Skip = styled.a`
  position: fixed;
  z-index: 20;
  top: -10rem;
  left: var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--surface);

  &:focus {
    top: var(--space-2);
  }
`;

const Main = styled.main`
  min-height: 60vh;
  padding-bottom: var(--space-12);
  outline: none;
`;
