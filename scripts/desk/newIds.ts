const ids = /^(?<start>z*n?)(?<number>\d{4})$/;
const starts = ['n', 'zn', 'zzn', 'zzzzn'];

/**
 * Short ids for new documents. They sort after all others, because a page shows only its first documents by id: a new one
 * never takes another's place.
 */
export function newIds(count: number, taken: Iterable<string>): string[] {
  let last = [...taken].reduce((one, other) => (one > other ? one : other), '');
  return Array.from({ length: count }, () => {
    last = after(last);
    return last;
  });
}

function after(last: string): string {
  const { start, number } = ids.exec(last)?.groups ?? {};
  if (start !== undefined && Number(number) < 9999)
    return start + String(Number(number) + 1).padStart(4, '0');
  const free = starts.map((one) => `${one}0001`).find((one) => one > last);
  return free ?? `${last}1`;
}
