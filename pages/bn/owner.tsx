import { staticReport } from '@/answers/report/staticReport';
import { bengali } from '@/messages/bn/bengali';
import { reportMessages } from '@/messages/bn/reportMessages';
import { reportPage } from '@/page/kinds/reportPage';
import { makePage } from '@/page/makePage';

export const getStaticProps = () => staticReport(bengali.code);

export default makePage(reportPage, bengali, reportMessages);
