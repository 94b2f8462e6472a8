import { staticReport } from '@/answers/diagnostics/staticReport';
import type { Report } from '@/catalogue/Report';
import { english } from '@/messages/en/english';
import { reportMessages } from '@/messages/en/reportMessages';
import { unlistedPage } from '@/page/unlistedPage';
import { ReportView } from '@/views/ReportView';

export const getStaticProps = staticReport;

export default unlistedPage<{ readonly report: Report }>(
  ({ report }) => <ReportView report={report} messages={reportMessages} />,
  { language: english, title: () => reportMessages.title },
);
