import { useMessages } from '@/messages/useMessages';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { ExternalLink } from '@/ui/ExternalLink';

interface Props {
  readonly label: string;
  /** The product; the button's accessible name then includes it. */
  readonly about?: string;
  /** By default the greeting of every enquiry. */
  readonly message?: string;
  readonly className?: string | undefined;
}

/** Opens a WhatsApp chat with the shop, with the enquiry typed already. */
export function WhatsAppButton({ label, about, message, className = '' }: Props) {
  const { enquiry } = useMessages();
  return (
    <ExternalLink
      href={whatsAppLink(message ?? enquiry.message)}
      className={`button whatsapp drawn chat ${className}`}
      {...(about ? { 'aria-label': `${label}: ${about}` } : {})}
      text={label}
    />
  );
}
