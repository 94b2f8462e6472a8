import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { shop } from '@/shop/shop';
import { ContactIcon } from '@/ui/ContactIcon';
import { ExternalLink } from '@/ui/ExternalLink';

interface Props {
  readonly part: 'nav' | 'footer';
  readonly iconsOnly?: boolean;
}

/**
 * Links to the shop's social pages, named as the specification names them in header and footer.
 * Icons in the footer would add 200 compressed bytes to every page.
 */
export function SocialLinks({ part, iconsOnly = false }: Props) {
  const messages = useMessages();
  if (shop.social.length === 0) return null;
  return (
    <List aria-label={messages.nav.social}>
      {shop.social.map(({ network, address }) => {
        const name = messages[part].networks[network];
        return (
          <li key={network}>
            {part === 'footer' ? (
              <ExternalLink href={address} text={name} />
            ) : (
              <ExternalLink href={address} aria-label={name}>
                <ContactIcon name={network} />
                {iconsOnly ? null : <span>{name}</span>}
              </ExternalLink>
            )}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-3);

  a {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    min-height: 2.5rem;
    font-size: var(--text-small);
    text-decoration: none;
  }
`;
