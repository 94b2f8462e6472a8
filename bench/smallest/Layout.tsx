import type { ReactNode } from 'react';
import styled from 'styled-components';
import Link from './Link';
import { groups, shelves, shelvesOf } from './shelves';

/** Header and footer of every page, with as many links as the site's. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Header>
        <Logo href="/">The bench's shop</Logo>
        <Nav>
          <a href="/Visit-shop">CUSTOMER VISIT SHOP</a>
          <a href="/Reviewpage">CUSTOMER REVIEWS</a>
          <a href="/contact-us">CONTACT US</a>
          {groups.map((group) => (
            <details key={group}>
              <summary>{group}</summary>
              <Panel>
                {shelves
                  .filter((shelf) => shelf.group === group && shelf.isInMenu)
                  .map(({ slug, title }) => (
                    <Link key={slug} href={`/${slug}`}>
                      {title}
                    </Link>
                  ))}
              </Panel>
            </details>
          ))}
        </Nav>
        <a href="tel:+910000000000">Call us</a>
      </Header>
      <main>{children}</main>
      <Footer>
        <h2>The shop</h2>
        <address>
          00 Bench Road <a href="tel:+910000000000">00000 00000</a>{' '}
          <a href="mailto:bench@example.com">bench@example.com</a>
        </address>
        {groups.map((group) => (
          <details key={group}>
            <summary>{group}</summary>
            <Links>
              {shelvesOf(group).map(({ slug, title }) => (
                <li key={slug}>
                  <Link href={`/${slug}`}>{title}</Link>
                </li>
              ))}
            </Links>
          </details>
        ))}
        <a href="/how-to-buy">How to buy</a> <a href="/privacy">Privacy</a>
      </Footer>
    </>
  );
}

const Header = styled.header`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 50px;
  padding-inline: 12px;
  background: #fff;
`;

const Logo = styled(Link)`
  font-weight: 600;
`;

const Nav = styled.nav`
  display: none;

  @media (min-width: 1200px) {
    display: flex;
    gap: 12px;
  }
`;

const Panel = styled.div`
  position: absolute;
  display: grid;
  padding: 24px;
  background: #fff;
`;

const Footer = styled.footer`
  padding: 24px 12px;
  background: #34172d;
  color: #fff;

  a {
    color: #fff;
  }
`;

const Links = styled.ul`
  columns: 2;
  padding: 8px 0;
  list-style: none;
`;
