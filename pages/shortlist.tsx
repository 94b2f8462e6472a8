import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { shortlistMessages } from '@/messages/en/shortlistMessages';
import { shortlistPageIn } from '@/page/kinds/shortlistPageIn';

export const getStaticProps = () => staticPage(sitePages.shortlist, {});

export default shortlistPageIn(english, shortlistMessages);
