import { scriptRuns } from '@/messages/scriptRuns';
import { useLanguage } from '@/messages/useLanguage';

interface Props {
  readonly text: string;
}

/**
 * A text of a document or a setting. Runs in another language than the page's are marked, so that screen readers speak
 * them in theirs. Without any it adds no element. A mixed text is one element, because its parent may be a flexbox.
 */
export function MarkedText({ text }: Props) {
  const page = useLanguage().code;
  const runs = scriptRuns(text, page);
  const marked = runs.map(({ language, start, text: run }) =>
    language === page ? (
      run
    ) : (
      <span key={start} lang={language}>
        {run}
      </span>
    ),
  );
  return runs.length > 1 ? <span>{marked}</span> : marked;
}
