import styled from 'styled-components';
import { useWords } from '@/language/useWords';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { Container } from '@/ui/Container';
import { ExternalLink } from '@/ui/ExternalLink';
import { Icon } from '@/ui/Icon';
import { SocialLinks } from './SocialLinks';

/** The narrow bar above the header: one enquiry button, the shop's social pages. */
export function TopBar() {
  const words = useWords();
  return (
    <Bar>
      <Row>
        <Enquiry href={whatsAppLink(words.enquiry.message)}>
          <Icon name="whatsapp" />
          {words.nav.enquiry}
        </Enquiry>
        <SocialLinks />
      </Row>
    </Bar>
  );
}

const Bar = styled.div`
  height: 2.5rem;
  background: var(--ink);
  color: var(--on-dark);
  font-size: var(--text-small);

  :focus-visible {
    outline-color: var(--on-dark);
    outline-offset: -3px;
  }
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 100%;
`;

const Enquiry = styled(ExternalLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.5rem;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;
