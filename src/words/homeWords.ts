import { place } from '@/shop/place';

/** The words of the home page alone. */
export const homeWords = {
  heading: (shop: string) => `${shop}, ${place.town}`,
  lead: 'Makeup, hair care and hair accessories, with every price in the open. Look around, then call, write or come by.',
  marquee: (shop: string) =>
    `Welcome to ${shop}, ${place.town}! Makeup, hair care and hair accessories under one roof. Exclusive Pujo Collection`,
  pauseMarquee: 'Pause the moving text',
  playMarquee: 'Start the moving text',
  carousel: 'From the counter',
  brands: 'Our Brand',
  videos: 'Videos',
  pujo: 'Exclusive Pujo Collection!',
  arrivals: 'Explore The New Arrival',
  makeup: 'MAKEUP PRODUCTS',
  hair: 'HAIR PRODUCTS',
  reviews: 'OUR REVIEWS',
  photos: 'CUSTOMER VISIT SHOP PHOTO',
  askOnWhatsApp: 'Ask on WhatsApp',
  askAbout: (title: string) => `I am Interested in ${title}`,
} as const;
