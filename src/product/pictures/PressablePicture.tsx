import styled from 'styled-components';
import { Picture } from '@/pictures/Picture';
import type { PictureWidth } from '@/pictures/pictureLimits';
import { PressLink } from '@/ui/PressLink';

/** The picture is at most as wide as a phone or half a large screen, at up to three pixels per CSS pixel. */
const LARGE_WIDTHS: readonly PictureWidth[] = [360, 540, 720, 1080, 1600];

/** Browsers without scripts load every picture at once, so they get a phone's width only. */
const ONE_WIDTH: readonly PictureWidth[] = [720];

interface Props {
  readonly src: string;
  readonly alt: string;
  /** Shown when the picture can't be loaded. */
  readonly placeholder?: string;
  /** The button's accessible name. */
  readonly label: string;
  readonly onPress: () => void;
  readonly onMissing?: () => void;
  /** The picture is not needed yet: only browsers without scripts load it. */
  readonly later?: boolean;
  readonly eager?: boolean;
}

/** A large picture that can be pressed and fills its frame, a positioned parent. */
export function PressablePicture({
  label,
  onPress,
  later = false,
  eager = true,
  ...pictureProps
}: Props) {
  const picture = (
    <Picture
      sizes="(min-width: 1200px) 560px, (min-width: 768px) 46vw, 100vw"
      widths={later ? ONE_WIDTH : LARGE_WIDTHS}
      eager={eager}
      {...pictureProps}
    />
  );
  return (
    <Press href={pictureProps.src} opens="dialog" aria-label={label} onPress={onPress}>
      {later ? <noscript>{picture}</noscript> : picture}
    </Press>
  );
}

const Press = styled(PressLink)`
  position: absolute;
  inset: 0;
  isolation: isolate;
  cursor: zoom-in;

  /* The picture lies below the outline, which is inside, because the frame clips what is outside. */
  > * {
    z-index: -1;
  }

  &:focus-visible {
    border-radius: 50% 50% var(--radius) var(--radius);
    outline-offset: -3px;
  }
`;
