import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { paths } from '@/catalogue/addresses';
import { categoriesOf } from '@/catalogue/categoriesOf';
import { useWords } from '@/language/useWords';
import { shop } from '@/shop/shop';
import { Container } from '@/ui/Container';
import { InternalLink } from '@/ui/InternalLink';
import { FooterLinks } from './FooterLinks';
import { FooterShop } from './FooterShop';

/** The end of every page: where the shop is, and a way to every shelf. */
export function Footer() {
  const words = useWords();
  return (
    <Ground>
      <Columns>
        <FooterShop />
        <FooterLinks title={words.footer.makeup} categories={categoriesOf('makeup')} />
        <FooterLinks title={words.footer.hair} categories={categoriesOf('hair')} />
        <FooterLinks title={words.footer.brands} categories={categoriesOf('brand')}>
          <h2>{words.footer.quickLinks}</h2>
          <InternalLink href={paths.contact}>{words.footer.contact}</InternalLink>
        </FooterLinks>
      </Columns>
      <Small>
        {shop.visitorCounter ? (
          <img src={shop.visitorCounter} alt={words.footer.visitors} loading="lazy" height="24" />
        ) : null}
        {shop.showsDemoCatalogue ? <p>{words.footer.demo}</p> : null}
        <p>{words.footer.copyright(shop.name)}</p>
        {shop.credit ? <p>{shop.credit}</p> : null}
      </Small>
    </Ground>
  );
}

const Ground = styled.footer`
  padding-block: var(--space-12) calc(var(--bar-height) + var(--space-6));
  background:
    url('/alpona-corner-end.svg') calc(100% + 1px) calc(100% + 1px) / 10rem no-repeat,
    var(--ink);
  color: var(--on-dark);

  ${media.wide} {
    padding-bottom: var(--space-6);
  }

  a {
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  :focus-visible {
    outline-color: var(--on-dark);
  }

  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-base);
    letter-spacing: 0.06em;
  }
`;

const Columns = styled(Container)`
  display: grid;
  gap: var(--space-8);

  ${media.medium} {
    grid-template-columns: repeat(2, 1fr);
  }

  ${media.wide} {
    grid-template-columns: 1.4fr 1fr 1fr 1fr;
  }
`;

const Small = styled(Container)`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-8);
  font-size: var(--text-small);
`;
