import { staticReport } from '@/answers/report/staticReport';
import { hindi } from '@/messages/hi/hindi';
import { reportMessages } from '@/messages/hi/reportMessages';
import { makePage } from '@/page/makePage';
import { reportPage } from '@/page/records/reportPage';

export const getStaticProps = () => staticReport(hindi.code);

export default makePage(reportPage, hindi, reportMessages);
