import { useRouter } from 'next/router';
import { useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { ownPaths } from '@/catalogue/addresses';
import type { KeptProduct } from '@/catalogue/shortlist/KeptProduct';
import { linkPart, readListFragment } from '@/catalogue/shortlist/listFragment';
import { shortlist } from '@/device/shortlist';
import { useDeviceStore } from '@/device/useDeviceStore';
import { Container } from '@/ui/Container';
import { InternalLink } from '@/ui/InternalLink';
import { ScrollToTop } from '@/ui/ScrollToTop';
import { useScripted } from '@/ui/useScripted';
import type { ShortlistWords } from '@/words/Words';
import { PageHead } from './PageHead';
import { OwnList } from './shortlist/OwnList';
import { SharedList } from './shortlist/SharedList';

/** The products that a visitor keeps; or, at the address of a shared list, that one. */
export function ShortlistView({ words }: { words: ShortlistWords }) {
  const router = useRouter();
  const own = useDeviceStore(shortlist);
  const scripted = useScripted();
  const [said, setSaid] = useState('');
  const named = readListFragment(useFragment());
  // Somebody may open the link of the own list, out of the message to the shop.
  const shared =
    named.filter(
      ({ slug, part }) => !own.some((kept) => kept.slug === slug && linkPart(kept.id) === part),
    ).length > 0
      ? named
      : [];

  const decide = (list?: readonly KeptProduct[]) => {
    if (list) shortlist.change(() => list);
    setSaid(list ? words.shared.kept(list.length) : '');
    void router.replace(ownPaths.shortlist, undefined, { shallow: true });
  };
  const isShared = shared.length > 0;
  return (
    <>
      <PageHead
        title={isShared ? words.shared.title : words.title}
        lead={isShared ? words.shared.lead : words.lead}
      />
      <Column>
        <NoScripts>{words.needsScripts}</NoScripts>
        <p role="status">{said}</p>
        {scripted && isShared ? (
          <SharedList shared={shared} own={own} onDecide={decide} words={words} />
        ) : null}
        {scripted && !isShared ? <OwnList list={own} words={words} /> : null}
        <InternalLink href={ownPaths.privacy}>{words.privacy}</InternalLink>
      </Column>
      <ScrollToTop />
    </>
  );
}

/** The fragment of the address with its `#`; empty without one, and in the static HTML. */
function useFragment(): string {
  // The router changes the address without an event of the browser's.
  useRouter();
  return useSyncExternalStore(
    listenToFragment,
    () => window.location.hash,
    () => '',
  );
}

function listenToFragment(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/* As high as a window at least: the list comes with the scripts, and the footer should not move then. */
const Column = styled(Container)`
  min-height: 100vh;

  > * {
    max-width: 46rem;
  }
`;

const NoScripts = styled.p`
  @media not (scripting: none) {
    display: none;
  }
`;
