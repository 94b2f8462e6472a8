import Papa from 'papaparse';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The forms that Excel for English (India) makes values of as it opens a CSV file, each with what it then saves. */
const forms: readonly [form: RegExp, saved: (...parts: string[]) => string | undefined][] = [
  [/^(\d{4})-(\d{1,2})-(\d{1,2})$/, (year, month, day) => `${two(day)}-${two(month)}-${year}`],
  [
    /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/,
    (day, month, year) => `${two(day)}-${two(month)}-${year}`,
  ],
  [/^(\d{1,2})[-/ ](\d{1,2})$/, (day, month) => withName(month, (name) => `${two(day)}-${name}`)],
  [
    /^(\d{1,2})[-/](\d{2})(\d{2})$/,
    (month, _century, year) => withName(month, (name) => `${name}-${year}`),
  ],
  [
    /^(\d{1,2})[- ]([a-z]{3})[a-z]*[- ]\d{2}(\d{2})$/i,
    (day, name, year) => `${two(day)}-${capital(name)}-${year}`,
  ],
  [
    /^([a-z]{3})[a-z]*[- ]\d{2}(\d{2})$/i,
    (name, year) => (months.includes(capital(name)) ? `${capital(name)}-${year}` : undefined),
  ],
  [
    /^([a-z]{3})[a-z]*[- ](\d{1,2})$/i,
    (name, day) => (months.includes(capital(name)) ? `${two(day)}-${capital(name)}` : undefined),
  ],
  [/^([\d,.]+) ?%$/, (number) => `${Number(number?.replaceAll(',', ''))}%`],
  [/^₹ ?([\d,.]+)$/, (number) => `₹ ${Number(number?.replaceAll(',', '')).toFixed(2)}`],
  [/^([+-]?[\d,]*\.?\d+)$/, (number = '') => general(Number(number.replaceAll(',', '')))],
  [/^(\d+e[+-]?\d+)$/i, (number) => Number(number).toExponential(2).toUpperCase()],
  [/^(true|false)$/i, (answer) => answer?.toUpperCase()],
];

/** A CSV file as Excel saves it again after nobody changed anything: what looks like a number or a day is written anew. */
export function asExcelWrites(csv: string): string {
  const { data } = Papa.parse<string[]>(csv.replace(/^\ufeff/, ''), { skipEmptyLines: true });
  return `\ufeff${Papa.unparse(data.map((row) => row.map(saved)))}\r\n`;
}

function saved(cell: string): string {
  for (const [form, write] of forms) {
    const [whole, ...parts] = form.exec(cell.trim()) ?? [];
    const written = whole && write(...parts);
    if (written) return written;
  }
  return cell;
}

function general(number: number): string {
  return Math.abs(number) < 1e11 ? String(number) : number.toExponential(5).toUpperCase();
}

function withName(month = '', write: (name: string) => string): string | undefined {
  const name = months[Number(month) - 1];
  return name && write(name);
}

function two(part = ''): string {
  return part.padStart(2, '0');
}

function capital(name = ''): string {
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}
