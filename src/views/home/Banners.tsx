import type { Slide } from '@/catalogue/items';
import { Carousel } from '@/media/carousel/Carousel';
import type { HomeMessages } from '@/messages/Messages';
import { shop } from '@/shop/shop';

interface Props {
  readonly slides: readonly Slide[];
  readonly messages: HomeMessages;
}

/** The shop's banners; without slides in the catalogue that of the settings. */
export function Banners({ slides, messages }: Props) {
  const own = slides.flatMap(({ pictures }) => pictures);
  const pictures = own.length > 0 ? own : [{ image: shop.banner }];
  return (
    <Carousel label={messages.carousel} pictures={pictures} messages={messages.carouselControls} />
  );
}
