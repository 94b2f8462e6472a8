import { staticReport } from '@/answers/report/staticReport';
import { english } from '@/messages/en/english';
import { reportMessages } from '@/messages/en/reportMessages';
import { reportPage } from '@/page/kinds/reportPage';
import { makePage } from '@/page/makePage';

export const getStaticProps = () => staticReport(english.code);

export default makePage(reportPage, english, reportMessages);
