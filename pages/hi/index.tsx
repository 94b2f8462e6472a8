import { findableTexts } from '@/answers/search/findableTexts';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { homeMessages } from '@/messages/hi/homeMessages';
import { makePage } from '@/page/makePage';
import { homePage } from '@/page/records/homePage';

export const getStaticProps = async () =>
  staticPage(pageDefinitions.home, hindi, {
    wishes: await findableTexts(homeMessages.wishes.texts, hindi),
  });

export default makePage(homePage, hindi, homeMessages);
