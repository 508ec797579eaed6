import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A translate widget that honours the common contract: it calls the callback that its address
 * names, builds the select, and "translates" the page's heading when the select changes.
 */
const SCRIPT = `
  (() => {
    const name = new URL(document.currentScript.src).searchParams.get('cb');
    const words = { hi: 'हिन्दी शीर्षक', gu: 'ગુજરાતી શીર્ષક', mr: 'मराठी शीर्षक' };
    let own = null;
    class TranslateElement {
      constructor(options, id) {
        window.widgetOptions = options;
        const select = document.createElement('select');
        select.className = 'goog-te-combo';
        for (const code of options.includedLanguages.split(',')) {
          if (code !== 'en' || OFFERS_ENGLISH) select.append(new Option(code, code));
        }
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
  /** Addresses asked for, the latest last. */
  readonly asked: string[];
  close(): Promise<void>;
}

interface Manners {
  /** The page's own language is among the choices, so that going back needs no reload. */
  readonly offersEnglish?: boolean;
  /** What the script is instead. */
  readonly script?: string;
  readonly status?: number;
}

/** Starts a widget's host on loopback. */
export async function startWidget(manners: Manners = {}): Promise<Widget> {
  const { offersEnglish = true, status = 200 } = manners;
  const script = manners.script ?? SCRIPT.replace('OFFERS_ENGLISH', String(offersEnglish));
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(status, { 'Content-Type': 'text/javascript; charset=utf-8' }).end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/element.js`,
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
