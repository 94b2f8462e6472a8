import type { ProductPageMessages } from '@/messages/Messages';
import { Picture } from '@/pictures/Picture';
import type { PictureWidth } from '@/pictures/pictureLimits';
import { PressLink } from '@/ui/PressLink';

/** A single width for 72 CSS pixels. */
const THUMB_WIDTHS: readonly PictureWidth[] = [180];

interface Props {
  /** The addresses. */
  readonly pictures: readonly string[];
  /** The index of the picture in view. */
  readonly at: number;
  readonly onPick: (index: number) => void;
  readonly onMissing: (picture: string) => void;
  readonly messages: ProductPageMessages;
}

/** On wide screens, a small button for each picture. Phones, where one swipes, don't show and don't load them. */
export function PictureThumbs({ pictures, at, onPick, onMissing, messages }: Props) {
  return (
    <ul className="thumbs">
      {pictures.map((picture, index) => (
        <li key={picture}>
          <PressLink
            href={picture}
            aria-label={messages.picture(index + 1, pictures.length)}
            aria-current={index === at || undefined}
            onPress={() => onPick(index)}
          >
            <Picture
              src={picture}
              alt=""
              widths={THUMB_WIDTHS}
              onMissing={() => onMissing(picture)}
            />
          </PressLink>
        </li>
      ))}
    </ul>
  );
}
