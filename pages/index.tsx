import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { isPujoSeason } from '@/data/settings/serverSettings';
import { english } from '@/messages/en/english';
import { homeMessages } from '@/messages/en/homeMessages';
import { homePage } from '@/page/kinds/homePage';
import { makePage } from '@/page/makePage';

export const getStaticProps = () =>
  staticPage(pageDefinitions.home, english, { isSeason: isPujoSeason() });

export default makePage(homePage, english, homeMessages);
