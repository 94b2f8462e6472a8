import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import type { Feature } from 'write-excel-file/node';
import { columnHelp } from '../sheet/columnHelp';
import { columnLetters } from '../sheet/columnLetters';
import { LISTS_TAB } from '../sheet/listsTab';
import type { SheetTab } from './sheetTabs';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument';

/** New rows have the lists, too. */
const LAST_ROW = 1000;

type ExtraFeature = Feature<Stream | Buffer | Blob>;

/**
 * Lists to choose from, notes on the headings, and the hidden tab of lists: what the library lacks, by its own way to add
 * to files. The shelves have that tab because a cell's own rule has room for 255 characters. Source: ECMA-376 part 1,
 * 18.3.1.32 (dataValidation) and 18.7 (comments).
 * @param fields the fields of each tab's columns, in order.
 */
export function sheetExtras(tabs: readonly SheetTab[], fields: readonly string[][]) {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          insert: (_sheet, { sheetIndex }) => {
            const tab = tabs[sheetIndex];
            return tab && `${listsOf(tab, sheetIndex)}<legacyDrawing r:id="rIdNotes"/>`;
          },
        },
        'xl/worksheets/_rels/sheet{id}.xml.rels': {
          insert: (_sheet, { sheetIndex: at }) =>
            tabs[at] &&
            `<Relationship Id="rIdNotes" Type="${OFFICE}/vmlDrawing" Target="../drawings/notes${at + 1}.vml"/>` +
              `<Relationship Id="rIdComments" Type="${OFFICE}/comments" Target="../comments${at + 1}.xml"/>`,
        },
        'xl/workbook.xml': {
          transform: (content) =>
            content.replace(`name="${LISTS_TAB}"`, `name="${LISTS_TAB}" state="hidden"`),
        },
        '[Content_Types].xml': {
          insert: () =>
            `<Default Extension="vml" ContentType="${TYPES}.vmlDrawing"/>${tabs
              .map(
                (_tab, at) =>
                  `<Override PartName="/xl/comments${at + 1}.xml" ContentType="${TYPES}.spreadsheetml.comments+xml"/>`,
              )
              .join('')}`,
        },
      },
      write: {
        files: () =>
          Object.fromEntries(
            fields.flatMap((own, at) => [
              [`xl/comments${at + 1}.xml`, commentsOf(own)],
              [`xl/drawings/notes${at + 1}.vml`, drawingOf(own)],
            ]),
          ),
      },
    },
  } satisfies ExtraFeature;
}

function listsOf({ columns, shelves }: SheetTab, at: number): string {
  const letter = columnLetters(at);
  const lists = columns.flatMap(({ field, kind }, place) => {
    const formula =
      field === 'shelf' ? `${LISTS_TAB}!$${letter}$1:$${letter}$${shelves.length}` : '"yes,no"';
    const range = `${columnLetters(place)}2:${columnLetters(place)}${LAST_ROW}`;
    return field === 'shelf' || kind === 'yesNo'
      ? `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" sqref="${range}"><formula1>${formula}</formula1></dataValidation>`
      : [];
  });
  return lists.length === 0
    ? ''
    : `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
}

function helped(fields: readonly string[]): [place: number, help: string][] {
  return fields.flatMap((field, place): [number, string][] => {
    const help = columnHelp[field];
    return help ? [[place, help]] : [];
  });
}

function commentsOf(fields: readonly string[]): string {
  const notes = helped(fields).map(
    ([place, help]) =>
      `<comment ref="${columnLetters(place)}1" authorId="0"><text><t>${escaped(help)}</t></text></comment>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author></author></authors><commentList>${notes.join('')}</commentList></comments>`;
}

/** Excel shows a note only with a shape of its own. */
function drawingOf(fields: readonly string[]): string {
  const shapes = helped(fields).map(
    ([place], index) =>
      `<v:shape id="_x0000_s${1025 + index}" type="#_x0000_t202" style="position:absolute;width:150pt;height:60pt;visibility:hidden" fillcolor="#ffffe1"><v:textbox/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:AutoFill>False</x:AutoFill><x:Row>0</x:Row><x:Column>${place}</x:Column></x:ClientData></v:shape>`,
  );
  return `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"/>${shapes.join('')}</xml>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
