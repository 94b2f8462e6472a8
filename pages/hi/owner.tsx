import { staticReport } from '@/answers/report/staticReport';
import { hindi } from '@/messages/hi/hindi';
import { reportMessages } from '@/messages/hi/reportMessages';
import { reportPage } from '@/page/kinds/reportPage';
import { makePage } from '@/page/makePage';

export const getStaticProps = () => staticReport(hindi.code);

export default makePage(reportPage, hindi, reportMessages);
