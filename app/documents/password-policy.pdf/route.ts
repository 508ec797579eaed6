import { passwordPolicy } from '@/lib/content/legal/password-policy';
import { drawTextDocument } from '@/lib/documents/text-document';

export const dynamic = 'force-static';

/** The password policy as a tagged PDF, set from the same copy that the site's pages are made of. */
export async function GET(): Promise<Response> {
  const file = await drawTextDocument(passwordPolicy);
  return new Response(new Uint8Array(file), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline; filename="password-policy.pdf"',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
