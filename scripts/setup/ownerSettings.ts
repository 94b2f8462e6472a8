/** A part of the owner's settings. */
export interface SettingsPart {
  readonly title: string;
  readonly isUsual: boolean;
  /** Explanations by name; empty where the one above is of both. */
  readonly settings: Readonly<Record<string, string>>;
}

/** In the order of docs/owner.md, explained as in .env.local. Rules: src/data/settings. */
export const ownerSettings: readonly SettingsPart[] = [
  {
    title: 'The catalogue in Firebase: project and key belong together, reader and password too',
    isUsual: true,
    settings: {
      FIREBASE_PROJECT_ID:
        'Firebase console, Project settings, General: Project ID. Pages name it only in the ' +
        'addresses of its pictures.',
      FIREBASE_API_KEY:
        'On the same page, Your apps: the apiKey of the web app. Pages never contain it.',
      FIREBASE_READER:
        "Who the site reads as, so that strangers can't read the database at your cost: the " +
        'e-mail of a user that you add in Firebase console, Authentication, Users. Then publish ' +
        'firestore.rules with this e-mail in it (docs/owner.md, 1.3).',
      FIREBASE_READER_PASSWORD: 'The password of that user.',
    },
  },
  {
    title: 'The shop: these four belong together',
    isUsual: true,
    settings: {
      SHOP_NAME: '',
      SHOP_PHONE: 'Ten digits, in any usual form: 98765 43210, +91 98765 43210',
      SHOP_EMAIL: '',
      SHOP_STREET: 'House and street, without the town.',
    },
  },
  {
    title: 'Place, hours and address',
    isUsual: true,
    settings: {
      SHOP_PLACE:
        'Town, district if you like, state and PIN code: Krishnanagar, Nadia, West Bengal 741101. ' +
        'Default: Berhampore, Murshidabad, West Bengal 742103, in all three languages.',
      SHOP_HOURS:
        'Opening hours, for footer, menu, contact page and search engines: Mo-Sa 10:00-20:30, ' +
        'Su 10:00-14:00, or as people write them (Mon-Sat 10am-8pm). A day that is not named is ' +
        'closed. A closing time before the opening time is after midnight. The word database: ' +
        'they stand there, and change on a phone, without a build (docs/catalogue.md).',
      SITE_ADDRESS:
        "The site's own public address, without a path. Default on Vercel: the project's " +
        'production address.',
    },
  },
  {
    title: 'A Google Sheet as the desk, if there is one: docs/owner.md',
    isUsual: true,
    settings: {
      CATALOGUE_SHEET:
        'Its address as the browser shows it. npm run catalogue:sync, also by itself every ' +
        'quarter of an hour, brings what changed there to the database.',
      CATALOGUE_PHOTOS:
        'The address of the Google Drive folder with the photos whose names stand in the sheet.',
    },
  },
  {
    title: 'The shop, optional',
    isUsual: false,
    settings: {
      CATALOGUE_FOLDER:
        'Without a database: a folder here with your own files in the form of demo/, one for ' +
        'each collection.',
      CATALOGUE_SYNC_SHARE:
        'How many percent of the catalogue one run of catalogue:sync may change; what would ' +
        'change more is refused as a whole. Default: 33.',
      SHOP_FACEBOOK:
        "Full addresses of the shop's pages on other sites. An empty one is not shown.",
      SHOP_YOUTUBE: '',
      SHOP_INSTAGRAM: '',
      SHOP_X: '',
      SHOP_MAP:
        'The two maps of the contact page. In Google Maps: Share, Embed a map, then the address ' +
        'inside src="…". Default: a search for the shop\'s name and address, and a search for ' +
        'the town.',
      SHOP_MAP_AREA: '',
      SHOP_BANNER:
        "The banner of a shop without slides, and the shop's picture for search engines: a path " +
        'under public/ or an address. 1600 × 700 pixels. Default: that of the row with the ' +
        "shop's words (docs/catalogue.md), else none.",
      SHOP_REVIEW_CLIPS:
        'Up to six review clips: .mp4 paths under public/ or addresses, separated by spaces. ' +
        'Each needs a still beside it with the same name and the ending .jpg. What the customer ' +
        'in a clip said is a document in VIDEO YOUTUBE (docs/catalogue.md).',
      SHOP_SHELF_SIZE:
        'How many products a shelf shows, 1 to 300; 45 by default. More cost more reads ' +
        '(docs/reads-and-costs.md) and a longer page (docs/performance.md).',
      SHOP_LOW_PRICE:
        'While no product has a discount, /offers and home show what costs less than this, in ' +
        'rupees. Default: 300.',
      SHOP_LANGUAGES:
        'The languages of the site: en, bn and hi, separated by spaces. English is always ' +
        'there. The addresses of one that is not named lead to English. The first is the ' +
        "owner's own: /owner and the sheet's column Result speak it. Default: all three, and " +
        'English to the owner.',
      SHOP_BAND_SHELVES:
        'The shelves in the band of the home page, as for a festival: up to eight, as their ' +
        "addresses end, separated by spaces. Default: those of the row with the shop's words " +
        '(docs/catalogue.md), whose heading the band has. The word database: the band stands ' +
        'there, heading and shelves, and changes on a phone, without a build.',
      SHOP_PERCENT_SHELVES:
        'The shelves where a product with M.R.P. and price, but without a percent, has the ' +
        'badge "N% OFF" all the same: its true percent, rounded down. As their addresses end, ' +
        'separated by spaces, or the word all. Default: none.',
      SHOP_DELIVERY_LINE:
        'The line "Home Delivery Available" on every product. no: there is none. Other words of ' +
        'up to 30 characters: these. A product that is not delivered says so in its field ' +
        'homeDelivery (docs/catalogue.md).',
      SHOP_HOLIDAYS:
        'Days that are closed or have other hours: 20 Oct 2026 closed, 18 Oct 2026 to 19 Oct ' +
        '2026 10:00-23:30. If the hours are in the database, so are the holidays.',
      SHOP_DELIVERY:
        'What delivery costs, by PIN code: visitors type theirs and read it at once. Rules end ' +
        'with a semicolon: PIN codes, a colon, when or how, a comma, the cost.\n' +
        '742101-742103: today or tomorrow, free above 999, else 30; 742*: 2 to 4 days, 60; ' +
        '*: by courier, ask\n' +
        'The rule with the fewest PIN codes counts. The word database: they stand there ' +
        '(docs/catalogue.md). Without it no page asks for a PIN code.',
      SHOP_PAYMENT:
        'For the page "How to buy", a sentence or two each: how one pays (Cash or UPI), what ' +
        'can be exchanged and how long, and where the goods are from (Original goods, with a ' +
        'bill). What is empty is not said.',
      SHOP_EXCHANGE: '',
      SHOP_ORIGINAL: '',
      SHOP_GEO:
        "For search engines: where the shop's door is, in degrees (24.1005, 88.2510), and its " +
        'range of prices (₹100 to ₹5,000).',
      SHOP_PRICE_RANGE: '',
      SHOP_VISITOR_COUNTER:
        "The address of a third party's visitor counter picture. Without it no request goes to " +
        'such a service.',
      SHOP_CREDIT: 'The line that names who made the site.',
    },
  },
  {
    title: "The shop's texts in Bengali and Hindi, optional",
    isUsual: false,
    settings: {
      SHOP_NAME_BN:
        'What the settings above tell visitors, for the pages in other languages. What is empty ' +
        'here stands there in English.',
      SHOP_NAME_HI: '',
      SHOP_STREET_BN: '',
      SHOP_STREET_HI: '',
      SHOP_PLACE_BN: 'With the same PIN code: কৃষ্ণনগর, নদিয়া, পশ্চিমবঙ্গ 741101',
      SHOP_PLACE_HI: '',
      SHOP_DELIVERY_LINE_BN: '',
      SHOP_DELIVERY_LINE_HI: '',
      SHOP_DELIVERY_BN:
        'Only when or how, once for each words of SHOP_DELIVERY: today or tomorrow = আজ বা কাল; ' +
        'by courier = কুরিয়ারে',
      SHOP_DELIVERY_HI: '',
      SHOP_PAYMENT_BN: 'For the page "How to buy".',
      SHOP_PAYMENT_HI: '',
      SHOP_EXCHANGE_BN: '',
      SHOP_EXCHANGE_HI: '',
      SHOP_ORIGINAL_BN: '',
      SHOP_ORIGINAL_HI: '',
    },
  },
  {
    title: 'The site, optional',
    isUsual: false,
    settings: {
      IMAGE_HOSTS:
        "Hosts whose pictures the site may shrink for phones, besides the Firebase project's " +
        'own buckets. Separated by commas; add a folder if only that is yours: ' +
        'res.cloudinary.com/my-shop, img.example.com. Pictures on other hosts, or with ' +
        'parameters in their addresses, are shown unchanged.',
      IMAGE_HOSTS_ONLY:
        'yes: pictures and clips on any other host are not shown, because that host would learn ' +
        'who visits.',
      OWNER_REPORT:
        'no: turns off the page /owner, which tells the owner what is wrong in the catalogue. ' +
        "No page links to it and search engines don't index it, but anybody who knows the " +
        'address can open it.',
      OFFLINE_PAGES:
        "no: visitors' phones keep no pages for times without a network, and forget those that " +
        'they kept (docs/running.md).',
      WEB_VITALS_ADDRESS:
        'The address to which browsers report page speed, one JSON text per measurement ' +
        '(docs/running.md shows its fields). Without it nothing is measured.',
    },
  },
  {
    title:
      'A process of `next start`, optional: read at its start, not at the build; see docs/running.md',
    isUsual: false,
    settings: {
      SITE_REDIS:
        'The Redis server through which several processes share readings of the database: ' +
        'redis://127.0.0.1:6379, or with a password and encryption ' +
        'rediss://user:password@host:6380. Without it each process works alone.',
      SITE_REDIS_WAIT_MS:
        'The longest that a visitor waits for it, in milliseconds from 20 to 5000. Default: ' +
        '150. More where Redis is far away.',
      SITE_METRICS:
        "yes: /api/metrics shows counters for Prometheus. Don't let visitors reach that " +
        'address.',
      SITE_PROCESS:
        "What the log and /api/health call this process. Default: its computer's name and its " +
        'number.',
    },
  },
];

/** A setting as the setup asks for it. */
export interface OfferedSetting {
  readonly name: string;
  readonly part: string;
  readonly isUsual: boolean;
  /** Explanation; empty if the one above is of both. */
  readonly about: string;
  /** Not shown while it is typed, nor afterwards. */
  readonly isSecret: boolean;
}

/** All settings of the owner, in the order of asking. */
export const offeredSettings: readonly OfferedSetting[] = ownerSettings.flatMap(
  ({ title, isUsual, settings }) =>
    Object.entries(settings).map(([name, about]) => ({
      name,
      part: title,
      isUsual,
      about,
      isSecret: name.endsWith('_PASSWORD'),
    })),
);
