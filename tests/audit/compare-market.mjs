/** Compares lists of shares, deals and indices with the files. */
import { compareSentences, signed } from './compare-course.mjs';
import { COMPANY_COLUMNS, INDEX_COLUMNS, isDash, LABELS, nameIn } from './read-page.mjs';
import { breadthOf, written } from './recompute.mjs';

/** @typedef {import('./recompute.mjs').Company} Company */
/** @typedef {import('./read-page.mjs').Page} Page */
/** @typedef {ReturnType<typeof import('./recompute.mjs').indexOf>} Index */
/** @typedef {import('./tally.mjs').Tally} Tally */

/** What a row for a company may say of it, by the names of columns. @param {Company} company @returns {Record<string, number | null | undefined>} */
function figuresOf({ row, change, spans, range, crore, delivery, worth, pe }) {
  const own = row && row.delivered;
  const whole = range?.isWhole && row ? { range, row } : null;
  return {
    close: row?.close,
    percent: change?.percent,
    // A list has values of its own day alone.
    worth: worth?.day === row?.day ? worth?.crore : null,
    pe: pe?.pe,
    volume: row?.volume,
    crore,
    delivery: own === null ? null : delivery,
    delivered: own,
    high: row?.high ?? row?.close,
    low: row?.low ?? row?.close,
    month: spans.find(({ name }) => name === '1 month')?.change?.percent,
    year: spans.find(({ name }) => name === '1 year')?.change?.percent,
    belowHigh: whole && (1 - whole.row.close / whole.range.high) * 100,
    aboveLow: whole && (whole.row.close / whole.range.low - 1) * 100,
  };
}

/** Rows for companies or funds of the exchange, wherever a page or a file has them. @param {Tally} tally @param {string} kind @param {string} path @param {string[]} columns @param {(string | number | null | undefined)[]} cells @param {Company} company */
export function compareRow(tally, kind, path, columns, cells, company) {
  const figures = figuresOf(company);
  for (const [at, column] of columns.entries()) {
    const name = nameIn(COMPANY_COLUMNS, column);
    if (!name || cells[at] === undefined) continue;
    const cell = cells[at];
    const actual = typeof cell === 'string' && isDash(cell) ? null : cell;
    tally.number(
      `${kind}: ${name}`,
      path,
      `${company.symbol}, ${column}`,
      figures[name],
      actual,
      typeof cell === 'number' ? 1e-4 : 0,
    );
  }
}

/** All such rows of a page. @param {Tally} tally @param {string} kind @param {string} path @param {Page} page @param {(parts: string[], href: string | null) => Company | undefined} companyIn */
export function compareRows(tally, kind, path, page, companyIn) {
  for (const { columns, rows } of page.tables) {
    // Tables of deals have the price of a deal.
    if (columns.includes('Client') || !columns.some((column) => nameIn(COMPANY_COLUMNS, column)))
      continue;
    for (const cells of rows) {
      const company = companyIn(cells[0]?.parts ?? [], cells[0]?.href ?? null);
      if (company)
        compareRow(
          tally,
          kind,
          path,
          columns,
          cells.map(({ text }) => text),
          company,
        );
    }
  }
}

/** The order of a list. @param {Tally} tally @param {string} path @param {string[]} symbols as printed @param {readonly Company[]} expected */
export function compareTop(tally, path, symbols, expected) {
  tally.number('list: length', path, 'rows', expected.length, symbols.length);
  for (const [at, { symbol }] of expected.entries())
    tally.words('list: order', path, `row ${at + 1}`, symbol, symbols[at]);
  const wanted = new Set(expected.map(({ symbol }) => symbol));
  for (const symbol of symbols)
    if (!wanted.has(symbol)) tally.words('list: members', path, symbol, 'not listed', symbol);
}

/** A list of deals: the newest day's, the largest first. @param {Tally} tally @param {string} path @param {Page} page @param {readonly import('./read-files.mjs').Deal[]} deals */
export function compareDeals(tally, path, page, deals) {
  const day =
    deals
      .map((deal) => deal.day)
      .sort()
      .at(-1) ?? '';
  const sizeOf = (/** @type {import('./read-files.mjs').Deal} */ deal) =>
    deal.shares * (deal.price ?? 1);
  const newest = deals.filter((deal) => deal.day === day).sort((a, b) => sizeOf(b) - sizeOf(a));
  const table = page.tables.find(({ rows }) => rows.length > 0);
  tally.words('deals: day', path, 'As of', written(day), LABELS.asOf.exec(page.text)?.[1]);
  tally.number('deals: number', path, 'rows', newest.length, table?.rows.length);
  for (const [at, deal] of newest.entries()) {
    for (const [place, column] of (table?.columns ?? []).entries()) {
      const text = table?.rows[at]?.[place]?.text;
      if (/^shares/i.test(column))
        tally.number('deals: shares', path, `row ${at + 1}, ${deal.symbol}`, deal.shares, text);
      if (/^price/i.test(column))
        tally.number('deals: price', path, `row ${at + 1}, ${deal.symbol}`, deal.price, text);
      if (/^client/i.test(column) && sizeOf(deal) !== sizeOf(newest[at + 1] ?? deal))
        tally.words(
          'deals: client',
          path,
          `row ${at + 1}, ${deal.symbol}`,
          deal.client.replace(/\s+/g, ' '),
          text,
        );
    }
  }
}

/** How many shares rose, fell and stayed. @param {Tally} tally @param {string} path @param {Page} page @param {readonly Company[]} companies */
export function compareBreadth(tally, path, page, companies) {
  const { rose, fell, unchanged } = breadthOf(
    companies.flatMap(({ change }) => change?.percent ?? []),
  );
  const [found, ...printed] = LABELS.breadth.exec(page.text) ?? [];
  if (!found) return;
  for (const [at, [label, count]] of Object.entries({ rose, unchanged, fell }).entries())
    tally.number('breadth', path, label, count, printed[at]);
}

/** What an index's page or row may say. @param {Index} index @returns {Record<string, number | null | undefined>} */
const indexFigures = ({ last, previous }) => {
  if (!last) return { previous };
  const { name: _, day: __, ...figures } = last;
  return { ...figures, previous };
};

/** An index's page. @param {Tally} tally @param {string} path @param {Page} page @param {Index} index */
export function compareIndex(tally, path, page, index) {
  const figures = indexFigures(index);
  const [, word, size, points] = LABELS.indexMove.exec(page.heading) ?? [];
  if (points) tally.number('index: points', path, 'points', figures.close, points);
  if (size) tally.number('index: change', path, 'on the day', figures.percent, signed(word, size));
  tally.words(
    'index: day',
    path,
    'As of',
    written(index.last?.day ?? ''),
    LABELS.asOf.exec(page.text)?.[1],
  );
  for (const { label, values } of page.terms) {
    const name = nameIn(INDEX_COLUMNS, label);
    if (name) tally.number(`index: ${name}`, path, label, figures[name], values[0]);
  }
  compareSentences(tally, 'index: sentences', path, page.text, {
    points: index.points,
    breaks: [],
    slack: 0,
  });
}

/** Tables with a row for an index. @param {Tally} tally @param {string} path @param {Page} page @param {(name: string) => Index | undefined} indexIn @param {readonly Index[]} indices of the newest session */
export function compareIndexRows(tally, path, page, indexIn, indices) {
  for (const { columns, rows } of page.tables.filter((table) => table.columns[0] === 'Index')) {
    for (const [first, ...cells] of rows) {
      const index = indexIn(first?.parts[0] ?? '');
      tally.words(
        'index row: known',
        path,
        first?.text ?? '',
        'known',
        index ? 'known' : 'unknown',
      );
      if (!index) continue;
      for (const [at, { text }] of cells.entries()) {
        const name = nameIn(INDEX_COLUMNS, columns[at + 1] ?? '');
        if (name)
          tally.number(
            `index row: ${name}`,
            path,
            `${first?.text}, ${columns[at + 1]}`,
            indexFigures(index)[name],
            text,
          );
      }
    }
  }
  const [found, rose, all] = LABELS.indicesRose.exec(page.text) ?? [];
  if (!found) return;
  const { rose: expected } = breadthOf(indices.flatMap(({ last }) => last?.percent ?? []));
  tally.number('index breadth', path, 'rose', expected, rose);
  const known = indices.filter(({ last }) => typeof last?.percent === 'number');
  tally.number('index breadth', path, 'all', known.length, all);
}
