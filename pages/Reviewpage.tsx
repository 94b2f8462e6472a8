import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { reviewsMessages } from '@/messages/en/reviewsMessages';
import { reviewsPageIn } from '@/page/kinds/reviewsPageIn';

export const getStaticProps = () => staticPage(sitePages.reviews, {});

export default reviewsPageIn(english, reviewsMessages);
