import { bareTexts } from '../../helpers/bareTexts';
import { sourceFiles } from '../../helpers/sourceFiles';

/** Has texts that the site may and may not have. */
const EXAMPLES = '__tests__/helpers/textsOfEachKind.tsx';

/*
 * A browser that translates a page puts an element of its own in the place of each text node. A node that React knows is
 * then no longer in the page: its new text is lost in silence, and to remove it, or to insert something before it,
 * throws, so that the error page replaces all. So each text is the only child of an element.
 */
describe('texts', () => {
  const components = sourceFiles('src', 'pages').flatMap(({ path }) =>
    path.endsWith('.tsx') ? [path] : [],
  );
  const found = bareTexts([...components, EXAMPLES]);

  it('have an element each in all components', () => {
    expect(found.filter((place) => !place.startsWith(EXAMPLES))).toEqual([]);
  });

  it('are found where they have none', () => {
    const code = found.flatMap((place) =>
      place.startsWith(EXAMPLES) ? [place.replace(/^\S+ /, '')] : [],
    );
    expect(code).toEqual([
      '{text}',
      '{count}',
      '{count ? text : null}',
      '{count ? text : <b>{text}</b>}',
      '{text.trim()}',
      '{node}',
      '{texts}',
      'Typed',
      '{texts}',
      '{texts.map((each, at) => (at ? <i key={each}>{each}</i> : each))}',
      '{text}',
      '{text}',
      'TextAlone',
      'NodeAlone',
    ]);
  });
});
