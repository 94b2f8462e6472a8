import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { shop } from '@/shop/shop';
import { ExternalLink } from '@/ui/ExternalLink';
import { Icon } from '@/ui/Icon';

/**
 * Links to the shop's social pages as icons with accessible names. In the footer (`named`) the names are visible, as
 * the shop spells them.
 */
export function SocialLinks({ named = false }: { named?: boolean }) {
  const messages = useMessages();
  if (shop.social.length === 0) return null;
  return (
    <List $named={named} aria-label={messages.nav.social}>
      {shop.social.map(({ network, address }) => (
        <li key={network}>
          {named ? (
            <Named href={address}>
              <Icon name={network} />
              {messages.footer.networks[network]}
            </Named>
          ) : (
            <Mark href={address} aria-label={messages.nav.networks[network]}>
              <Icon name={network} />
            </Mark>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul<{ $named: boolean }>`
  display: flex;
  flex: none;
  flex-wrap: ${({ $named }) => ($named ? 'wrap' : 'nowrap')};
  align-items: center;
`;

const Mark = styled(ExternalLink)`
  display: grid;
  place-items: center;
  width: clamp(28px, 8vw, 2.5rem);
  height: var(--top-bar-height);
`;

const Named = styled(ExternalLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 2.5rem;
  margin-right: var(--space-3);
  font-size: var(--text-small);
`;
