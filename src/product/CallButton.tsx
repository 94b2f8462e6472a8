import { telLink } from '@/shop/links/phone';

interface Props {
  readonly label: string;
  readonly className?: string;
}

/** Calls the shop. Outlined, so that WhatsApp is the only filled button beside it. */
export function CallButton({ label, className = '' }: Props) {
  return (
    <a href={telLink()} className={`button quiet call drawn ${className}`}>
      {label}
    </a>
  );
}
