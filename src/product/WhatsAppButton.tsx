import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { whatsAppStyle } from '@/ui/buttonStyle';
import { ExternalLink } from '@/ui/ExternalLink';
import { iconStyle } from '@/ui/iconStyle';

interface Props {
  readonly label: string;
  /** The product in question; the button's name then includes it. */
  readonly about?: string;
  /** What is typed already; else what every enquiry begins with. */
  readonly message?: string;
}

/** Opens a WhatsApp chat with the shop, the enquiry typed. */
export function WhatsAppButton({ label, about, message }: Props) {
  const { enquiry } = useMessages();
  return (
    <WhatsApp
      href={whatsAppLink(message ?? enquiry.message)}
      aria-label={about && `${label}: ${about}`}
    >
      {label}
    </WhatsApp>
  );
}

const WhatsApp = styled(ExternalLink)`
  ${whatsAppStyle}
  ${iconStyle('whatsapp')}
`;
