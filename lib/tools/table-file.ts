import { BYTE_ORDER_MARK, type CsvCell, csvText } from './csv';
import { PAGE_FRESH_SECONDS, sharedFor } from './freshness';

/** A table for a file. */
export interface TableFile {
  /** The name of the file, without its extension. */
  readonly name: string;
  /** Each column once. */
  readonly header: readonly string[];
  /** Figures as plain numbers; `null` if unknown. */
  readonly rows: readonly (readonly CsvCell[])[];
  /** Where the figures come from, in words. */
  readonly source: string;
  /** The day or time of the figures; `null` if they have none. */
  readonly asOf: string | null;
  /** What the figures cover, if that differs from the request. */
  readonly note?: string | null;
  /** The `Cache-Control` header; for as long as a page if left out. */
  readonly caching?: string;
}

/** One JSON object per line, keyed by column name. */
function jsonText({ header, rows, source, asOf, note }: TableFile): string {
  const lines = rows.map((row) =>
    JSON.stringify(Object.fromEntries(header.map((name, at) => [name, row[at] ?? null]))),
  );
  const facts = JSON.stringify({ source, asOf, note: note ?? null, columns: header });
  return `${facts.slice(0, -1)},"rows":[\n${lines.join(',\n')}\n]}\n`;
}

/** The address of the JSON file with the same table as a CSV file. */
export const jsonBeside = (csv: string): string => csv.replace(/\.csv(?=$|\?)/, '.json');

/** The table as JSON with its day and source, or as CSV, which a browser saves. */
export function tableResponse(suffix: 'csv' | 'json', table: TableFile): Response {
  const shared = {
    'Cache-Control': table.caching ?? sharedFor(PAGE_FRESH_SECONDS),
    'X-Robots-Tag': 'noindex',
  };
  if (suffix === 'json') {
    return new Response(jsonText(table), {
      headers: { ...shared, 'Content-Type': 'application/json; charset=utf-8' },
    });
  }
  return new Response(BYTE_ORDER_MARK + csvText([table.header, ...table.rows]), {
    headers: {
      ...shared,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${table.name}.csv"`,
    },
  });
}
