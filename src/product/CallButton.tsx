import styled from 'styled-components';
import { telLink } from '@/shop/links/phone';
import { accentStyle } from '@/ui/buttonStyle';
import { Icon } from '@/ui/Icon';

interface Props {
  readonly label: string;
  /** The product in question; the button's name then includes it. */
  readonly about?: string;
}

/** Calls the shop. */
export function CallButton({ label, about }: Props) {
  return (
    <Call href={telLink()} aria-label={about && `${label}: ${about}`}>
      <Icon name="phone" />
      {label}
    </Call>
  );
}

const Call = styled.a`
  ${accentStyle}
`;
