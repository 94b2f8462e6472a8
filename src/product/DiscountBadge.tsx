import { useWords } from '@/language/useWords';
import { PictureBadge } from './PictureBadge';

/** The badge "N% OFF", which a screen reader says between M.R.P. and price. */
export function DiscountBadge({ percent }: { percent: number }) {
  const words = useWords();
  return <PictureBadge>{`${words.product.off(percent)} `}</PictureBadge>;
}
