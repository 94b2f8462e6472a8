import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { Report } from '@/catalogue/Report';
import type { ReportMessages } from '@/messages/Messages';
import { pageTitle } from '@/messages/pageTitle';
import { ReportView } from '@/views/ReportView';
import type { PageRecord } from '../makePage';

interface Own {
  readonly report: Report;
}

/** The owner's report. */
export const reportPage: PageRecord<
  Own,
  typeof pageDefinitions.report.collections,
  ReportMessages
> = {
  definition: pageDefinitions.report,
  View: ReportView,
  title: pageTitle,
};
