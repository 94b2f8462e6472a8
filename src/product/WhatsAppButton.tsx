import { useMessages } from '@/messages/useMessages';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { ExternalLink } from '@/ui/ExternalLink';

interface Props {
  readonly label: string;
  /** What the message asks for, such as a product or a shelf, for the button's accessible name. */
  readonly about?: string;
  /** The message to send; by default the greeting of every enquiry. */
  readonly message?: string;
  readonly className?: string | undefined;
}

/** A link that opens a WhatsApp chat with the shop, the message already typed. */
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
