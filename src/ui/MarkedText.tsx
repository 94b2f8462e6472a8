import { scriptRuns } from '@/messages/scriptRuns';
import { useLanguage } from '@/messages/useLanguage';

interface Props {
  readonly text: string;
}

/**
 * A text of a document or a setting, as one element, because its parent may be a flexbox. Runs in another language than
 * the page's are marked, so that screen readers speak them in theirs.
 */
export function MarkedText({ text }: Props) {
  const page = useLanguage().code;
  const runs = scriptRuns(text, page).map(({ language, start, text: run }) => (
    <span key={start} lang={language === page ? undefined : language}>
      {run}
    </span>
  ));
  return runs.length > 1 ? <span>{runs}</span> : runs[0];
}
