import type { ComponentProps } from 'react';
import { scriptRuns } from '@/messages/scriptRuns';
import { useLanguage } from '@/messages/useLanguage';

interface Props extends Pick<ComponentProps<'span'>, 'className' | 'hidden'> {
  readonly text: string;
  readonly as?: 'span' | 'p';
}

/** A document's or setting's text. Runs in other languages are marked for screen readers. */
export function MarkedText({ text, as: Tag = 'span', ...looks }: Props) {
  const page = useLanguage().code;
  const langOf = (language: typeof page) => (language === page ? undefined : language);
  const runs = scriptRuns(text, page);
  const [only] = runs.length === 1 ? runs : [];
  return (
    <Tag {...looks} lang={only && langOf(only.language)}>
      {only
        ? text
        : runs.map(({ language, start, text: run }) => (
            <span key={start} lang={langOf(language)}>
              {run}
            </span>
          ))}
    </Tag>
  );
}
