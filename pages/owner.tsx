import type { Report } from '@/catalogue/Report';
import { messagePage } from '@/page/messagePage';
import { staticReport } from '@/server/staticReport';
import { ReportView } from '@/views/ReportView';
import { english } from '@/words/en/english';
import { reportWords } from '@/words/en/reportWords';

export const getStaticProps = staticReport;

export default messagePage<{ readonly report: Report }>(
  ({ report }) => <ReportView report={report} words={reportWords} />,
  { language: english, title: () => reportWords.title },
);
