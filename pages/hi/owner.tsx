import { staticReport } from '@/answers/report/staticReport';
import { hindi } from '@/messages/hi/hindi';
import { reportMessages } from '@/messages/hi/reportMessages';
import { reportPageIn } from '@/page/kinds/reportPageIn';

export const getStaticProps = () => staticReport(hindi.code);

export default reportPageIn(hindi, reportMessages);
