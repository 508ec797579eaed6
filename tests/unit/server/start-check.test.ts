import { FRAME_GUARD } from '@/lib/pages/shell/inline-scripts';
import { checkAnswers, UnknownScriptError, UnknownAnswerError } from '@/server/start-check';
import { type Handler, rendererOf } from '@/tests/support/renderer';

/** Of Next.js 16; it names `next-url` where a route intercepts another. */
const VARY = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch';

const PAYLOAD = 'text/x-component';

interface Answer {
  /** By the nonce of the request. */
  readonly script?: (nonce: string) => string;
  /** By the request header `rsc`. */
  readonly vary?: (rsc: unknown) => string;
  /** Of made-up addresses. */
  readonly missing?: number;
  /** Of what the router fetches. */
  readonly type?: string;
}

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

const rendering = async (answer: Answer = {}) => {
  const { script = () => '', vary = () => VARY, type = PAYLOAD, missing = 404 } = answer;
  const handler: Handler = (request, response) => {
    const header = String(request.headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(header)?.[1] ?? '';
    response.setHeader('Vary', vary(request.headers.rsc));
    if (/no-such/.test(request.url ?? '')) response.statusCode = missing;
    const isHashed = request.url?.includes('_rsc=');
    if (request.headers.rsc && !isHashed) response.writeHead(307, { location: '/?_rsc=1' });
    else response.setHeader('Content-Type', request.headers.rsc ? type : 'text/html');
    response.end(`<p>page</p><script>${FRAME_GUARD}</script>${script(nonce)}`);
  };
  const { renderers, close } = await rendererOf(handler);
  closing.push(close);
  return { renderers, policy: () => '', siteUrl: 'http://localhost' };
};

test('the start goes on where every inline script and every header of Vary is known', async () => {
  await checkAnswers(
    await rendering({
      script: (nonce) => `<script nonce="${nonce}">boot()</script>`,
      vary: () => `${VARY}, Next-Url, Accept-Encoding`,
    }),
  );
  await checkAnswers(await rendering({ vary: () => '' }));
});

test('an unknown inline script stops the start with a sentence that names it', async () => {
  const check = checkAnswers(await rendering({ script: () => '<script>stranger()</script>' }));
  await expect(check).rejects.toThrow(UnknownScriptError);
  await expect(check).rejects.toThrow(
    'inline script that the content policy does not know: "stranger()"',
  );
});

test.each([
  ['of a page', () => `${VARY}, Next-Stranger`],
  ['of what the router fetches', (rsc: unknown) => (rsc === '1' ? `${VARY}, Next-Stranger` : VARY)],
])(
  'an unknown header in Vary %s stops the start with a sentence that names it',
  async (_, vary) => {
    const check = checkAnswers(await rendering({ vary }));
    await expect(check).rejects.toThrow(UnknownAnswerError);
    await expect(check).rejects.toThrow('differs by the request header "next-stranger"');
  },
);

test('an unknown type of what the router fetches stops the start with a sentence that names it', async () => {
  const check = checkAnswers(await rendering({ type: 'application/x-next' }));
  await expect(check).rejects.toThrow(UnknownAnswerError);
  await expect(check).rejects.toThrow('with the type "application/x-next"');
});

test('a made-up address that is answered with 200 stops the start with a sentence that names it', async () => {
  await expect(checkAnswers(await rendering({ missing: 200 }))).rejects.toThrow(
    /made-up address \/\S+ with 200/,
  );
});
