import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { ErrorPageMessages } from '@/messages/Messages';
import { type LanguageFacts, localPath } from '@/shop/languages';
import { InternalLink } from '@/ui/InternalLink';
import { StatusPage } from './StatusPage';

interface Props {
  readonly messages: ErrorPageMessages['error'];
  /** The other languages' texts, for a page that can't know in which one it was asked for. */
  readonly others?: readonly {
    readonly language: LanguageFacts;
    readonly messages: ErrorPageMessages['error'];
  }[];
}

/** The page for an error on our side: says so, and how to reach the shop. */
export function ErrorView({ messages, others = [] }: Props) {
  return (
    <StatusPage title={messages.title} lead={messages.lead}>
      <InternalLink href={pageDefinitions.home.path}>{messages.home}</InternalLink>
      {others.map(({ language, messages: texts }) => (
        <div key={language.code} lang={language.tag}>
          <h2>{texts.title}</h2>
          <p>{texts.lead}</p>
          <a href={localPath(language, pageDefinitions.home.path)} hrefLang={language.code}>
            {texts.home}
          </a>
        </div>
      ))}
    </StatusPage>
  );
}
