import { findableTexts } from '@/answers/search/findableTexts';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { homeMessages } from '@/messages/bn/homeMessages';
import { makePage } from '@/page/makePage';
import { homePage } from '@/page/records/homePage';

export const getStaticProps = async () =>
  staticPage(pageDefinitions.home, bengali, {
    wishes: await findableTexts(homeMessages.wishes.texts, bengali),
  });

export default makePage(homePage, bengali, homeMessages);
