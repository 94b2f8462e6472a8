import styled from 'styled-components';
import { telLink } from '@/shop/links/phone';
import { quietStyle } from '@/ui/buttonStyle';
import { iconStyle } from '@/ui/iconStyle';

/** A button that calls the shop. Outlined, so that WhatsApp is the one filled button beside it. */
export function CallButton({ label }: { readonly label: string }) {
  return <Call href={telLink()}>{label}</Call>;
}

const Call = styled.a`
  ${quietStyle}
  color: var(--accent);
  ${iconStyle('phone')}
`;
