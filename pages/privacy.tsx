import { sitePages } from '@/catalogue/sitePages';
import { staticPage } from '@/data/pages/staticPage';
import { english } from '@/messages/en/english';
import { privacyMessages } from '@/messages/en/privacyMessages';
import { privacyPageIn } from '@/page/kinds/privacyPageIn';

export const getStaticProps = () => staticPage(sitePages.privacy, {});

export default privacyPageIn(english, privacyMessages);
