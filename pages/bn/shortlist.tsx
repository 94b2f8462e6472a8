import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { shortlistMessages } from '@/messages/bn/shortlistMessages';
import { fixedPage } from '@/page/fixedPage';
import { ShortlistView } from '@/views/ShortlistView';

export const getStaticProps = () => staticPage(sitePages.shortlist, bengali);

export default fixedPage(sitePages.shortlist, ShortlistView, bengali, shortlistMessages);
