import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A translation widget as common ones behave: it calls the callback in its query, builds the select,
 * and "translates" the page's heading when the select changes.
 */
export const SCRIPT = `
  (() => {
    const name = new URL(document.currentScript.src).searchParams.get('cb');
    const words = { hi: 'हिन्दी शीर्षक', gu: 'ગુજરાતી શીર્ષક', mr: 'मराठी शीर्षक' };
    let own = null;
    class TranslateElement {
      constructor(options, id) {
        window.widgetOptions = options;
        const select = document.createElement('select');
        select.className = 'goog-te-combo';
        for (const code of options.includedLanguages.split(',')) select.append(new Option(code, code));
        select.addEventListener('change', () => {
          const heading = document.querySelector('h1');
          own = own ?? heading.textContent;
          const text = words[select.value] ?? own;
          const inner = document.createElement('font');
          inner.textContent = text;
          heading.replaceChildren(inner);
        });
        document.getElementById(id).append(select);
      }
    }
    window.google = { translate: { TranslateElement } };
    setTimeout(() => window[name](), 50);
  })();
`;

export interface Widget {
  readonly address: string;
  /** Requested addresses since the last call of `behave`, the latest last. */
  readonly requests: string[];
  /** Forgets the requests, and answers the next ones in this way. */
  behave(manners?: Manners): void;
  close(): Promise<void>;
}

interface Manners {
  /** Replaces the script. */
  readonly script?: string;
  readonly status?: number;
}

/** Starts the host of a widget on the loopback address. */
export async function startWidget(): Promise<Widget> {
  let manners: Manners = {};
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { status = 200, script = SCRIPT } = manners;
    requests.push(request.url ?? '');
    response.writeHead(status, { 'Content-Type': 'text/javascript; charset=utf-8' }).end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/element.js`,
    requests,
    behave: (next = {}) => {
      manners = next;
      requests.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
