import { place } from '@/shop/place';

const rupees = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/**
 * Every visible word of the interface, in one place, so that another language is another file like this.
 * Labels in the shop's own spelling are the specification's. The shop's facts and the documents are not here.
 */
export const words = {
  rupees: (amount: number) => `₹${rupees.format(amount)}`,
  opensNewTab: '(opens in a new tab)',

  nav: {
    label: 'Main',
    home: 'HOME',
    visitShop: 'CUSTOMER VISIT SHOP',
    reviews: 'CUSTOMER REVIEWS',
    contact: 'CONTACT US',
    makeup: 'MAKEUP',
    hair: 'HAIR',
    menu: 'Menu',
    closeMenu: 'Close menu',
    callUs: 'Call us',
    call: 'Call',
    whatsApp: 'WhatsApp',
    enquiry: 'WhatsApp enquiry',
    skip: 'Skip to the page',
    social: 'Follow us',
    quickActions: 'Call, write or browse',
    logo: (shop: string) => `${shop}, home page`,
  },

  footer: {
    shop: 'The shop',
    quickLinks: 'Quick links',
    makeup: 'MAKEUP',
    hair: 'HAIR',
    brands: 'BRANDS',
    contact: 'Contact us',
    follow: 'Follow us',
    networks: { Facebook: 'Facebook', YouTube: 'Youtube', Instagram: 'Instagram', X: 'X' },
    visitors: 'Number of visitors',
    copyright: (shop: string) => `© ${shop}. All rights reserved.`,
    demo: 'This is a demo: the shop, its goods and its prices are examples.',
  },

  home: {
    heading: (shop: string) => `${shop}, ${place.town}`,
    lead: 'Makeup, hair care and hair accessories, with every price in the open. Look around, then call, write or come by.',
    browse: 'See the makeup',
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
    viewDetails: 'View Details',
    askOnWhatsApp: 'Ask on WhatsApp',
    askAbout: (title: string) => `I am Interested in ${title}`,
    allPhotos: 'All shop photos',
    allVideos: 'All videos and reviews',
  },

  carousel: {
    role: 'carousel',
    slide: 'slide',
    position: (n: number, of: number) => `${n} of ${of}`,
    previous: 'Previous picture',
    next: 'Next picture',
    pause: 'Stop changing pictures',
    play: 'Change pictures by itself',
    show: (n: number) => `Show picture ${n}`,
  },

  product: {
    mrp: 'M.R.P.',
    off: (percent: number) => `${percent}% OFF`,
    price: 'Price',
    onRequest: 'Price on request',
    callBook: 'Call Book',
    whatsAppInquiry: 'Whatsapp Inquiry',
    homeDelivery: 'Home Delivery Available',
    noPicture: 'No picture yet',
  },

  category: {
    count: (n: number) => (n === 1 ? '1 product' : `${n} products`),
    emptyHeading: 'This shelf is being filled',
    empty:
      'Nothing is listed here just now. Call or write to us, and we will tell you what the shop has.',
    breadcrumb: 'You are here',
    home: 'Home',
  },

  freshness: {
    note: (time: string) => `We could not get the latest prices. You are seeing those of ${time}.`,
    retry: 'Try again',
  },

  media: {
    play: (title: string) => `Play: ${title}`,
    clip: (n: number) => `Review clip ${n}`,
    video: 'Video from the shop',
    photo: 'Photo of the shop',
    noVideos: 'No videos are listed just now.',
    noPhotos: 'No photos are listed just now.',
  },

  contact: {
    title: 'Contact us',
    lead: 'Ask about a product, a shade or delivery. We answer on the phone and on WhatsApp.',
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
    call: 'Call us',
    whatsApp: 'WhatsApp us',
    mail: 'Write an e-mail',
    directions: 'Directions',
    maps: 'Find us on the map',
    mapDoor: 'Map of the shop',
    mapTown: `Map of ${place.town}`,
    showMap: (name: string) => `Show: ${name}`,
    mapNotice: 'The map comes from Google and loads when you press.',
  },

  reviews: {
    title: 'Customer reviews',
    lead: 'Short clips and videos from our customers and our counter.',
    clips: 'OUR REVIEWS',
    videos: 'Videos',
  },

  visitShop: {
    title: 'Customer visit shop',
    lead: 'A look around the shop before you come by.',
  },

  notFound: {
    title: 'We could not find that page',
    lead: 'The address may have a typing mistake, or the page has moved.',
    nearest: 'Did you mean',
    browse: 'Or look along the shelves',
  },

  error: {
    title: 'Something went wrong on our side',
    lead: 'Please try again in a minute, or call us: the shop is there.',
    home: 'Go to the home page',
  },

  toTop: 'Back to top',
} as const;
