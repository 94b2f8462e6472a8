import { formatPhone, telLink } from '@/shop/links/contactLinks';

interface Props {
  readonly label: string;
  /** Whether wide screens, which rarely can call, show the number, too. */
  readonly withNumber?: boolean;
}

/** Calls the shop. It is outlined, so that WhatsApp is the only filled button beside it. */
export function CallButton({ label, withNumber = false }: Props) {
  return (
    <a href={telLink()} className="button quiet call drawn">
      <span>{label}</span>
      {withNumber ? <span className="from-wide">{` ${formatPhone()}`}</span> : null}
    </a>
  );
}
