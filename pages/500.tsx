import { errorDefinition } from '@/catalogue/addresses/pageDefinitions';
import { errorPageMessages as bengali } from '@/messages/bn/errorPageMessages';
import { english } from '@/messages/en/english';
import { errorPageMessages } from '@/messages/en/errorPageMessages';
import { errorPageMessages as hindi } from '@/messages/hi/errorPageMessages';
import { pageTitle } from '@/messages/pageTitle';
import { makePage } from '@/page/makePage';
import { languages } from '@/shop/languages';
import { ErrorView } from '@/views/ErrorView';

/** One static page for all addresses, so it is in every language. */
const others = [
  { language: languages.bn, messages: bengali.error },
  { language: languages.hi, messages: hindi.error },
];

export default makePage(
  {
    definition: errorDefinition,
    View: (props) => <ErrorView messages={props.messages} others={others} />,
    title: pageTitle,
  },
  english,
  errorPageMessages.error,
);
