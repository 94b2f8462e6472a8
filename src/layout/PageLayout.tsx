import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { words } from '@/words/words';
import { BottomBar } from './BottomBar';
import { Footer } from './Footer';
import { Header } from './Header';

/** Fetched when somebody first wants the menu. */
const Drawer = dynamic(() => import('./Drawer').then((module) => module.Drawer), { ssr: false });

/** What every page stands in. */
export function PageLayout({ children }: { children: ReactNode }) {
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Skip href="#page">{words.nav.skip}</Skip>
      <Header />
      <main id="page" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomBar onMenu={() => setMenu('open')} />
      {menu === 'unused' ? null : (
        <Drawer open={menu === 'open'} onClose={() => setMenu('closed')} />
      )}
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
