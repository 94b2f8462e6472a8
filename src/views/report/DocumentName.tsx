import type { ReportedDocument } from '@/catalogue/Report';

interface Props extends Pick<ReportedDocument, 'id'> {
  readonly console: string | undefined;
}

/** A document's id, linked to the Firebase console if it is not a row of the Google Sheet. */
export function DocumentName({ id, console }: Props) {
  const name = <code>{id}</code>;
  if (console === undefined) return name;
  return (
    <a href={console} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}
