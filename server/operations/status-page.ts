import { formatCount } from '@/lib/tools/format';
import { INTERNAL } from '@/lib/tools/renderer-protocol';
import { NONE, statusTable } from '@/lib/tools/status-table';

import { plainPage } from '../error-page';
import type { Renderer } from '../renderer-pool/renderer';
import { internalRequest } from '../renderer-pool/renderers';
import type { Visits } from '../visits/count';
import { visitsMarkup } from '../visits/tables';

function processes(renderers: readonly Renderer[]): string {
  const rows = renderers.map((one) => [
    `Renderer ${one.number}`,
    one.isUp() ? 'takes requests' : 'is being started',
    String(one.pid() ?? NONE),
    formatCount(one.restarts()),
  ]);
  return statusTable({
    label: 'Processes',
    caption: 'The front answers every request; what it has not stored, a renderer makes.',
    columns: ['Process', 'State', 'Process ID', 'Started again'],
    rows: [['Front', 'answers', String(process.pid), NONE], ...rows],
  });
}

/** What a renderer tells of itself, as markup. */
async function statusOf({ ask, number }: Renderer): Promise<string> {
  const heading = `<h2>Renderer ${number}</h2>`;
  try {
    const { body } = await ask.whole(internalRequest(INTERNAL.status));
    return heading + body.toString();
  } catch {
    return `${heading}<p>It does not answer.</p>`;
  }
}

/** The page of what each process does, and of the visits, for those who run the site. */
export async function statusPage(renderers: readonly Renderer[], visits: Visits): Promise<string> {
  const [days, ...parts] = await Promise.all([visits.finished(), ...renderers.map(statusOf)]);
  return plainPage(
    'Status',
    processes(renderers) + visitsMarkup(days, visits.failure()) + parts.join(''),
  );
}
