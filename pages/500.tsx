import { errorPageMessages as bengali } from '@/messages/bn/errorPageMessages';
import { english } from '@/messages/en/english';
import { errorPageMessages } from '@/messages/en/errorPageMessages';
import { errorPageMessages as hindi } from '@/messages/hi/errorPageMessages';
import { unlistedPage } from '@/page/unlistedPage';
import { languages } from '@/shop/languages';
import { ErrorView } from '@/views/ErrorView';

const messages = errorPageMessages.error;

/** One static page for all addresses, so it is in every language. */
const others = [
  { language: languages.bn, messages: bengali.error },
  { language: languages.hi, messages: hindi.error },
];

export default unlistedPage(() => <ErrorView messages={messages} others={others} />, {
  language: english,
  title: () => messages.title,
});
