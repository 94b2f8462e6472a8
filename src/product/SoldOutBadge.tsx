import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { useWords } from '@/language/useWords';
import { PictureBadge } from './PictureBadge';

/** The badge "Sold out", in the place of the discount's; on paper in that of the M.R.P. */
export function SoldOutBadge() {
  const words = useWords();
  return <Badge>{words.product.soldOut} </Badge>;
}

const Badge = styled(PictureBadge)`
  background: var(--ink);

  ${media.print} {
    display: inline;
    position: static;
    padding: 0;
    background: none;
    color: inherit;
  }
`;
