import { lotusPath } from '@styles/lotusPath';

interface Props {
  readonly className?: string;
}

/** A lotus as an alpona drawing: the shop's mark, and the placeholder of missing pictures. */
export function Lotus({ className }: Props) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <path d={lotusPath} />
    </svg>
  );
}
