import styled from 'styled-components';
import { telLink } from '@/shop/links/phone';
import { accentStyle } from '@/ui/buttonStyle';
import { iconStyle } from '@/ui/iconStyle';

/** A button that calls the shop. */
export function CallButton({ label }: { readonly label: string }) {
  return <Call href={telLink()}>{label}</Call>;
}

const Call = styled.a`
  ${accentStyle}
  ${iconStyle('phone')}
`;
