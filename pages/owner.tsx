import { staticReport } from '@/answers/report/staticReport';
import { english } from '@/messages/en/english';
import { reportMessages } from '@/messages/en/reportMessages';
import { makePage } from '@/page/makePage';
import { reportPage } from '@/page/records/reportPage';

export const getStaticProps = () => staticReport(english.code);

export default makePage(reportPage, english, reportMessages);
