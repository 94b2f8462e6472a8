import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { hindi } from '@/messages/hi/hindi';
import { reviewsMessages } from '@/messages/hi/reviewsMessages';
import { reviewsPageIn } from '@/page/kinds/reviewsPageIn';

export const getStaticProps = () => staticPage(sitePages.reviews, {}, 'hi');

export default reviewsPageIn(hindi, reviewsMessages);
