import type { Slide } from '@/catalogue/items';
import { Carousel } from '@/media/carousel/Carousel';
import type { HomeMessages } from '@/messages/Messages';
import { banner } from '@/shop/banner';

interface Props {
  readonly slides: readonly Slide[];
  readonly messages: HomeMessages;
}

/** The shop's banners; without slides in the catalogue one banner of the settings or the repository. */
export function Banners({ slides, messages }: Props) {
  const own = slides.flatMap(({ pictures }) => pictures);
  const pictures = own.length > 0 ? own : [{ image: banner }];
  return (
    <Carousel label={messages.carousel} pictures={pictures} messages={messages.carouselControls} />
  );
}
