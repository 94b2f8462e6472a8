import styled from 'styled-components';
import { useWords } from '@/language/useWords';
import { mailLink } from '@/shop/links/mailLink';
import { spokenPhone, telLink } from '@/shop/links/phone';
import { postalAddress } from '@/shop/postalAddress';
import { shop } from '@/shop/shop';
import { SocialLinks } from './SocialLinks';

/** The shop's address, phone, e-mail and social pages. */
export function FooterShop() {
  const words = useWords();
  return (
    <section>
      <h2>{words.footer.shop}</h2>
      <Address>
        <span>{shop.name}</span>
        <span>{postalAddress(shop.street)}</span>
        <a href={telLink()}>{spokenPhone()}</a>
        <a href={mailLink()}>{shop.email}</a>
      </Address>
      <SocialLinks named />
    </section>
  );
}

const Address = styled.address`
  display: grid;
  gap: var(--space-1);
  margin-bottom: var(--space-3);
  font-style: normal;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
  }
`;
