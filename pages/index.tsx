import { findableTexts } from '@/answers/search/findableTexts';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { homeMessages } from '@/messages/en/homeMessages';
import { makePage } from '@/page/makePage';
import { homePage } from '@/page/records/homePage';

export const getStaticProps = async () =>
  staticPage(pageDefinitions.home, english, {
    wishes: await findableTexts(homeMessages.wishes.texts, english),
  });

export default makePage(homePage, english, homeMessages);
