import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { shortlistMessages } from '@/messages/bn/shortlistMessages';
import { shortlistPageIn } from '@/page/kinds/shortlistPageIn';

export const getStaticProps = () => staticPage(sitePages.shortlist, {}, 'bn');

export default shortlistPageIn(bengali, shortlistMessages);
