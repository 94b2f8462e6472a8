import { useState } from 'react';

/** Copies a text. @returns the press, and what became of the latest one: a browser may refuse. */
export function useCopy(
  text: string,
): [copy: () => void, outcome: 'copied' | 'refused' | undefined] {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const refuse = () => setOutcome('refused');
  const copy = () => {
    setOutcome(undefined);
    if (!navigator.clipboard) refuse();
    else navigator.clipboard.writeText(text).then(() => setOutcome('copied'), refuse);
  };
  return [copy, outcome];
}
