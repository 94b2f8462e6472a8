import { english } from '@/messages/en/english';
import { errorPageMessages } from '@/messages/en/errorPageMessages';
import { unlistedPage } from '@/page/unlistedPage';
import { ErrorView } from '@/views/ErrorView';

const messages = errorPageMessages.error;

export default unlistedPage(() => <ErrorView messages={messages} />, {
  language: english,
  title: () => messages.title,
});
