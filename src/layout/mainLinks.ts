import { paths } from '@/catalogue/addresses';
import { words } from '@/words/words';

/** The navigation's plain links, in the specification's order. */
export const mainLinks = [
  { href: paths.home, label: words.nav.home },
  { href: paths.visitShop, label: words.nav.visitShop },
  { href: paths.reviews, label: words.nav.reviews },
  { href: paths.contact, label: words.nav.contact },
] as const;
