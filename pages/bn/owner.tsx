import { staticReport } from '@/answers/report/staticReport';
import { bengali } from '@/messages/bn/bengali';
import { reportMessages } from '@/messages/bn/reportMessages';
import { makePage } from '@/page/makePage';
import { reportPage } from '@/page/records/reportPage';

export const getStaticProps = () => staticReport(bengali.code);

export default makePage(reportPage, bengali, reportMessages);
