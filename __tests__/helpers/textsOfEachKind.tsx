import { Fragment, type ReactNode } from 'react';
import type { Elements } from '@/ui/Elements';

interface Props {
  readonly text: string;
  readonly count: number | undefined;
  readonly texts: readonly string[];
  readonly node: ReactNode;
  readonly elements: Elements;
}

/** Texts alone in their elements, which React sets as a whole. */
export function LoneTexts({ text, count, texts, node, elements }: Props) {
  return (
    <section>
      {/* A comment is no child. */}
      <p>{text}</p>
      <p>{count}</p>
      <p>{count === undefined ? null : text}</p>
      <p>{count ? text : <b>{text}</b>}</p>
      <p>Typed</p>
      <p>{node}</p>
      {elements}
      {count ? <b>{text}</b> : null}
      {texts.map((each) => (
        <i key={each}>{each}</i>
      ))}
    </section>
  );
}

/** Texts that React keeps as nodes of their own, a line each. */
export function BareTexts({ text, count, texts, node }: Props) {
  return (
    <section>
      <i />
      {text}
      {count}
      {count ? text : null}
      {count ? text : <b>{text}</b>}
      {text.trim()}
      {node}
      {texts}
      Typed
      <p>{texts}</p>
      <p>{texts.map((each, at) => (at ? <i key={each}>{each}</i> : each))}</p>
      {count ? (
        <>
          <i />
          {text}
        </>
      ) : null}
      {count ? <Fragment key={text}>{text}</Fragment> : null}
    </section>
  );
}

/** Gives back a text of its own. */
export function TextAlone({ text }: Props) {
  return text;
}

/** Gives back what may be a text. */
export const NodeAlone = function NodeAlone({ node }: Props) {
  return node;
};
