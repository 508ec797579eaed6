import { openDatabase } from '@/lib/provider/embedded/exchange/database';
import { folderReader } from '@/lib/provider/embedded/exchange/folder';
import { isWhole } from '@/lib/provider/embedded/exchange/store';

/**
 * A process that reads a folder of exchange files into a database, begun by a line on its input so
 * that several begin at once. It prints what it sees afterwards as JSON.
 */
async function main([dir = '', folder = '']: readonly string[]): Promise<void> {
  process.stdout.write('ready\n');
  await new Promise((resolve) => process.stdin.once('data', resolve));
  process.stdin.destroy();
  const db = openDatabase(folder);
  const rejected: string[] = [];
  let read = 0;
  const look = folderReader(dir, db, {
    rescanAfter: 20,
    onRejection: (file, { reason }) => rejected.push(`${file} ${reason}`),
    onImported: ({ files }) => (read += files),
  });
  do await look();
  while (!isWhole(db));
  await look();
  const seen = {
    days: db.rows("SELECT day, part FROM sources WHERE dataset = 'prices' ORDER BY 1, 2"),
    prices: db.rows('SELECT count(*) AS count, sum(close) AS sum FROM prices'),
    files: db.rows('SELECT name, rows FROM files ORDER BY name'),
    companies: db.rows('SELECT symbol, name FROM equity_list ORDER BY symbol'),
    links: db.rows('SELECT symbol, exchange FROM links ORDER BY 1, 2'),
    integrity: db.rows('PRAGMA integrity_check'),
  };
  db.close();
  process.stdout.write(`${JSON.stringify({ seen, rejected, read })}\n`);
}

void main(process.argv.slice(2));
