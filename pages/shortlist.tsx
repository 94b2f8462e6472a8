import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { shortlistMessages } from '@/messages/en/shortlistMessages';
import { fixedPage } from '@/page/fixedPage';
import { ShortlistView } from '@/views/ShortlistView';

export const getStaticProps = () => staticPage(sitePages.shortlist, english);

export default fixedPage(sitePages.shortlist, ShortlistView, english, shortlistMessages);
