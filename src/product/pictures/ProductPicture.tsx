import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Picture } from '@/pictures/Picture';
import { PressLink } from '@/ui/PressLink';

interface Props {
  readonly src: string;
  readonly alt: string;
  /** The text shown when the picture can't be loaded. */
  readonly placeholder?: string;
  /** The accessible name of the press. */
  readonly label: string;
  readonly onPress: () => void;
  readonly onMissing?: () => void;
  /** Not yet wanted: only browsers without scripts load it, which can't find out that it is. */
  readonly later?: boolean;
  /** The first picture of the page. */
  readonly eager?: boolean;
  readonly children?: ReactNode;
}

/** A large picture of a product that fills its frame (a positioned parent), and can be pressed. */
export function ProductPicture({
  label,
  onPress,
  later = false,
  eager = true,
  children,
  ...shown
}: Props) {
  const picture = (
    <Picture
      sizes="(min-width: 1200px) 560px, (min-width: 768px) 46vw, 100vw"
      eager={eager}
      {...shown}
    />
  );
  return (
    <Press href={shown.src} opens="dialog" aria-label={label} onPress={onPress}>
      {later ? <noscript>{picture}</noscript> : picture}
      {children}
    </Press>
  );
}

/* The outline is within, because the frame clips what is outside it. */
const Press = styled(PressLink)`
  position: absolute;
  inset: 0;
  cursor: zoom-in;

  &:focus-visible {
    outline-offset: -3px;
    border-radius: var(--radius-arch);
  }
`;
