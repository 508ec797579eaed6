import type { SearchParameters } from '@/lib/tools/parameters';
import type { TableFile } from '@/lib/tools/table-file';

/** What an address asks for. */
export interface AskedTable {
  /** The parameters of its path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: SearchParameters;
}

/** Loads the table of an address, or the response that says why there is none. */
export type LoadTable = (asked: AskedTable) => TableFile | Response | Promise<TableFile | Response>;

/** A parameter of the path. */
export const param = ({ params }: AskedTable, name: string): string => params[name] ?? '';
