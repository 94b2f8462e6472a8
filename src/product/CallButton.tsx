import { telLink } from '@/shop/links/phone';

/** Calls the shop. It is outlined, so that WhatsApp is the only filled button beside it. */
export function CallButton({ label }: { readonly label: string }) {
  return (
    <a href={telLink()} className="button quiet call drawn">
      {label}
    </a>
  );
}
