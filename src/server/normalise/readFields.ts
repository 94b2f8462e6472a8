import type { Remark } from '@/catalogue/Remark';
import { excerpt } from './excerpt';
import type { FieldReader } from './FieldReading';
import { isBlank } from './isBlank';
import { strayFields } from './strayFields';

type Readers = Readonly<Record<string, FieldReader<unknown>>>;

type Values<Table extends Readers> = {
  readonly [Name in keyof Table]?: Exclude<ReturnType<Table[Name]>['value'], undefined>;
};

/** Reads the fields that a kind of document has, and remarks on them and on the fields that it doesn't have. Total. */
export function readFields<Table extends Readers>(
  document: unknown,
  readers: Table,
): { readonly values: Values<Table>; readonly remarks: readonly Remark[] } {
  const fields = isRecord(document) ? document : {};
  const readings = Object.entries(readers).map(([name, read]) => ({
    name,
    found: fields[name],
    ...read(fields[name]),
  }));
  const remarks = readings.flatMap(({ name, found, value, code }): Remark[] =>
    code
      ? [
          {
            code,
            field: name,
            ...(isBlank(found) ? {} : { found: excerpt(found) }),
            ...(value === undefined ? {} : { made: excerpt(value) }),
          },
        ]
      : [],
  );
  const strays = strayFields(fields, Object.keys(readers));
  return {
    values: Object.fromEntries(readings.map(({ name, value }) => [name, value])) as Values<Table>,
    remarks: [...remarks.filter(isNoSlip), ...strays],
  };

  /** A field that is there under a misspelt name isn't missing besides. */
  function isNoSlip({ code, field }: Remark): boolean {
    return code !== 'missing' || !strays.some(({ meant }) => meant === field);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
