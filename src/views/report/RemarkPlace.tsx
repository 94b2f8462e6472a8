import styled from 'styled-components';
import type { ReportEntry } from '@/catalogue/Report';
import type { ReportMessages } from '@/messages/Messages';
import { DocumentName } from './DocumentName';

interface Props {
  readonly entry: ReportEntry;
  readonly messages: ReportMessages;
}

/** Where a remark is mended: tab, row and column of the Google Sheet, or document and field. */
export function RemarkPlace({ entry: { id, title, console, tab, field }, messages }: Props) {
  if (id === undefined) return null;
  return (
    <Where>
      {tab === undefined ? null : <Part name={messages.tab} value={tab} />}
      {tab === undefined ? (
        <span>
          <span>{`${messages.document} `}</span>
          <DocumentName id={id} console={console} />
        </span>
      ) : (
        <Part name={messages.row} value={title ?? id} />
      )}
      {field === undefined ? null : (
        <Part name={tab === undefined ? messages.field : messages.column} value={field} />
      )}
    </Where>
  );
}

function Part({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <span>
      <span>{`${name} `}</span>
      <code>{value}</code>
    </span>
  );
}

const Where = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-3);
  color: var(--ink-soft);
  font-size: var(--text-small);
`;
