/** The test provider in a process of its own, so that its faults cost the measured load no time. */
import {
  type CertificateKind,
  type FaultName,
  startProvider,
} from '@/tests/support/provider/server';

import { sampleAnswers } from '../provider-answers';

type Order =
  | { readonly fault: FaultName; readonly prefix?: string }
  | { readonly clear: true }
  | { readonly calls: true };

async function main(): Promise<void> {
  const [certificate = 'good'] = process.argv.slice(2);
  const provider = await startProvider({
    tls: 'modern',
    certificate: certificate as CertificateKind,
    answers: sampleAnswers,
  });
  const { authorityPem } = await import('@/tests/support/provider/certificates');
  process.on('message', (order: Order) => {
    const obey = async () => {
      if ('fault' in order) await provider.setFault(order.fault, order.prefix);
      else if ('clear' in order) await provider.clearFaults();
      return 'calls' in order ? provider.calls.map(({ path }) => path) : null;
    };
    void obey().then((answer) => process.send?.({ answer }));
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ origin: provider.origin, authority: authorityPem() });
}

void main();
