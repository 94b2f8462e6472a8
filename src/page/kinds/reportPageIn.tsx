import type { Report } from '@/catalogue/Report';
import type { Language } from '@/messages/Language';
import type { ReportMessages } from '@/messages/Messages';
import { ReportView } from '@/views/ReportView';
import { unlistedPage } from '../unlistedPage';

/** The owner's report in a language. */
export function reportPageIn(language: Language, messages: ReportMessages) {
  return unlistedPage<{ readonly report: Report }>(
    ({ report }) => <ReportView report={report} messages={messages} />,
    { language, title: () => messages.title },
  );
}
