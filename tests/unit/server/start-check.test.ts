import type { RequestListener } from 'node:http';

import { FRAME_GUARD } from '@/lib/pages/shell/inline-scripts';
import { checkInlineScripts, UnknownScriptError } from '@/server/start-check';

const renderer = (script: (nonce: string) => string) => {
  const handler: RequestListener = (request, response) => {
    const header = String(request.headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(header)?.[1] ?? '';
    response.setHeader('Content-Type', 'text/html');
    response.end(`<p>page</p><script>${FRAME_GUARD}</script>${script(nonce)}`);
  };
  return { handler, policy: () => '', siteUrl: 'http://localhost' };
};

test('the start goes on where every inline script is known', async () => {
  await checkInlineScripts(renderer((nonce) => `<script nonce="${nonce}">boot()</script>`));
});

test('an unknown inline script stops the start with a sentence that names it', async () => {
  const check = checkInlineScripts(renderer(() => '<script>stranger()</script>'));
  await expect(check).rejects.toThrow(UnknownScriptError);
  await expect(check).rejects.toThrow(
    'inline script that the content policy does not know: "stranger()"',
  );
});
