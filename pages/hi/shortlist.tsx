import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { shortlistMessages } from '@/messages/hi/shortlistMessages';
import { shortlistPageIn } from '@/page/kinds/shortlistPageIn';

export const getStaticProps = () => staticPage(sitePages.shortlist, {}, 'hi');

export default shortlistPageIn(hindi, shortlistMessages);
