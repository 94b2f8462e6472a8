/** One address of every kind of page. A brand's page is a shelf like any other. */
export const pageKinds: readonly string[] = [
  '/',
  '/Foundation',
  '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey',
  '/contact-us',
  '/Reviewpage',
  '/Visit-shop',
  '/offers',
  '/how-to-buy',
  '/Foundation/left-99',
  '/Fondation',
];

/** The addresses that answer 404: a product that is not on its shelf, and an unknown address. */
export const strayKinds: readonly string[] = pageKinds.slice(-2);
