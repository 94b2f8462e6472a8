import styled from 'styled-components';
import { shop } from '@/shop/shop';
import { ExternalLink } from '@/ui/ExternalLink';
import { Icon } from '@/ui/Icon';
import { words } from '@/words/words';

/** The shop's pages elsewhere, as drawings with names. */
export function SocialLinks() {
  if (shop.social.length === 0) return null;
  return (
    <List aria-label={words.nav.social}>
      {shop.social.map(({ network, address }) => (
        <li key={network}>
          <Mark href={address} aria-label={words.footer.networks[network]}>
            <Icon name={network} />
          </Mark>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
`;

const Mark = styled(ExternalLink)`
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
`;
