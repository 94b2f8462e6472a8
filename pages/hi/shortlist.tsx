import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { shortlistMessages } from '@/messages/hi/shortlistMessages';
import { fixedPage } from '@/page/fixedPage';
import { ShortlistView } from '@/views/ShortlistView';

export const getStaticProps = () => staticPage(sitePages.shortlist, hindi);

export default fixedPage(sitePages.shortlist, ShortlistView, hindi, shortlistMessages);
