import styled from 'styled-components';
import { telLink } from '@/shop/links/phone';
import { quietStyle } from '@/ui/buttonStyle';
import { iconStyle } from '@/ui/iconStyle';

interface Props {
  readonly label: string;
  /** The product in question; the button's accessible name then includes it. */
  readonly about?: string;
}

/** A button that calls the shop. Outlined, so that WhatsApp is the one filled button beside it. */
export function CallButton({ label, about }: Props) {
  return (
    <Call href={telLink()} aria-label={about && `${label}: ${about}`}>
      {label}
    </Call>
  );
}

const Call = styled.a`
  ${quietStyle}
  color: var(--accent);
  ${iconStyle('phone')}
`;
