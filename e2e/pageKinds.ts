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
  '/Fondation',
];

/** The addresses that answer 404: an unknown one, and a product that is not on its shelf, whose page is the same. */
export const strayKinds: readonly string[] = ['/Fondation', '/Foundation/left-99'];
