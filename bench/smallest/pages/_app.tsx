import { HydrationBoundary, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { AppProps } from 'next/app';
import Link from 'next/link';
import { useState } from 'react';
import styled from 'styled-components';
import type { Content } from '../readContent';

/** The shelves of the navigation. Next writes this variable into the scripts, where usual apps have their links. */
export const shelves: Content['shelves'] = JSON.parse(process.env.NEXT_PUBLIC_SHELVES ?? '[]');

/** The groups of shelves, in the order of home. */
export const groups = [...new Set(shelves.map(({ group }) => group))];

/** Header and footer of every page have as many links as the site's. */
export default function App({ Component, pageProps }: AppProps) {
  // No page of this app fetches again.
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } }),
  );
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={pageProps.dehydratedState}>
        <Header>
          <Link href="/">The bench's shop</Link>
          <Nav>
            <a href="/Visit-shop">CUSTOMER VISIT SHOP</a>
            <a href="/Reviewpage">CUSTOMER REVIEWS</a>
            <a href="/contact-us">CONTACT US</a>
            <Shelves />
          </Nav>
          <a href="tel:+910000000000">Call us</a>
        </Header>
        <main>
          <Component {...pageProps} />
        </main>
        <Footer>
          <h2>The shop</h2>
          <address>
            00 Bench Road <a href="tel:+910000000000">00000 00000</a>
          </address>
          <Shelves />
          <a href="/how-to-buy">How to buy</a> <a href="/privacy">Privacy</a>
        </Footer>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}

function Shelves() {
  return groups.map((group) => (
    <details key={group}>
      <summary>{group}</summary>
      <Links>
        {shelves.map(({ slug, title, ...shelf }) =>
          shelf.group === group ? (
            <li key={slug}>
              <Link href={`/${slug}`} prefetch={false}>
                {title}
              </Link>
            </li>
          ) : null,
        )}
      </Links>
    </details>
  ));
}

const Header = styled.header`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  justify-content: space-between;
  min-height: 50px;
  background: #fff;
`;

const Nav = styled.nav`
  display: none;

  @media (min-width: 1200px) {
    display: flex;
    gap: 12px;
  }
`;

const Footer = styled.footer`
  padding: 24px 12px;
  background: #34172d;

  a {
    color: #fff;
  }
`;

const Links = styled.ul`
  columns: 2;
  list-style: none;
`;
