import styled from 'styled-components';
import { telLink } from '@/shop/links/phone';
import { quietStyle } from '@/ui/buttonStyle';
import { iconStyle } from '@/ui/iconStyle';

interface Props {
  readonly label: string;
  readonly className?: string;
}

/** Calls the shop. Outlined, so that WhatsApp is the only filled button beside it. */
export function CallButton({ label, className }: Props) {
  return (
    <Call href={telLink()} className={className}>
      {label}
    </Call>
  );
}

const Call = styled.a.attrs({ className: 'drawn' })`
  ${quietStyle}
  color: var(--accent);
  ${iconStyle('phone')}
`;
