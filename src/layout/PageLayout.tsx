import { Activity, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { EnquiryProvider } from '@/product/enquiryInSight/EnquiryProvider';
import { pageLayers } from '@/ui/layers/pageLayers';
import { useLayer } from '@/ui/layers/useLayer';
import { whenIdle } from '@/ui/whenIdle';
import { BottomBar } from './BottomBar';
import { Drawer } from './Drawer';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageProgress } from './PageProgress';
import { useFragmentFocus } from './useFragmentFocus';
import { useSearchKey } from './useSearchKey';

/** The layer name of the drawer. */
const MENU = 'menu';

const openMenu = () => pageLayers.open(MENU);

/** The layout of every page: skip link, header, main content, footer, bottom bar and drawer. */
export function PageLayout({ children }: { children: ReactNode }) {
  const messages = useMessages();
  const layer = useLayer();
  const [LaterParts, setLaterParts] = useState<ComponentType>();
  useEffect(() => {
    whenIdle(() =>
      import(/* webpackChunkName: "layout-later" */ './LaterParts').then(
        (module) => setLaterParts(() => module.LaterParts),
        () => undefined,
      ),
    );
  }, []);
  useFragmentFocus();
  useSearchKey();
  return (
    <EnquiryProvider>
      <Skip href="#page">{messages.nav.skip}</Skip>
      <PageProgress />
      {LaterParts ? <LaterParts /> : null}
      <Header onMenu={openMenu} />
      <Main id="page" tabIndex={-1}>
        {children}
      </Main>
      <Activity>
        <Footer />
      </Activity>
      <BottomBar onMenu={openMenu} />
      <Drawer open={layer === MENU} onClose={pageLayers.close} onFollow={pageLayers.leave} />
    </EnquiryProvider>
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
