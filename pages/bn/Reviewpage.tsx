import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { bengali } from '@/messages/bn/bengali';
import { reviewsMessages } from '@/messages/bn/reviewsMessages';
import { reviewsPageIn } from '@/page/kinds/reviewsPageIn';

export const getStaticProps = () => staticPage(sitePages.reviews, {}, 'bn');

export default reviewsPageIn(bengali, reviewsMessages);
