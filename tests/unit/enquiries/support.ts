import { startFresh, temporaryFolder } from '../../support/fresh-site';

const request = { headers: new Headers() };
class Redirect extends Error {}
jest.mock('next/headers', () => ({ headers: async () => request.headers }));
jest.mock('next/navigation', () => ({
  redirect: (address: string) => {
    throw new Redirect(address);
  },
}));

export const ADDRESS = 'http://localhost:1/api/enquiries/call-back';
export const GOOD = {
  name: 'Asha Rao',
  mobile: '98200 00000',
  subject: 'Research',
  time: 'Any time',
  consent: 'yes',
};
export const JSON_TYPE = { 'content-type': 'application/json' };

export async function site(variables: Record<string, string> = {}) {
  startFresh({ DATA_DIR: temporaryFolder(), ENQUIRY_RATE: '1000', ...variables });
  const { receive, rejectMethod } = await import('@/lib/enquiries/receive');
  const service = await import('@/lib/enquiries/service');
  const { log } = await import('@/lib/tools/log');
  const lines: unknown[] = [];
  for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const) {
    jest.spyOn(log, level).mockImplementation((...line: unknown[]) => void lines.push(line));
  }
  const { sendForm } = await import('@/lib/enquiries/form-action');
  const post = (
    body: BodyInit,
    headers: Record<string, string> = {},
    kind = 'call-back',
  ): Promise<Response> => receive(new Request(ADDRESS, { method: 'POST', body, headers }), kind);
  const postJson = (fields: object, headers = {}, kind?: string) =>
    post(JSON.stringify(fields), { ...JSON_TYPE, ...headers }, kind);
  /** The answer to a form sent without JavaScript: a redirect, or the form again. */
  const postForm = async (data: FormData, headers = {}, kind = 'call-back') => {
    request.headers = new Headers(headers);
    try {
      return { state: await sendForm(kind, { values: {}, errors: {} }, data) };
    } catch (error) {
      if (error instanceof Redirect) return { location: error.message };
      throw error;
    }
  };
  return { ...service, post, postJson, postForm, rejectMethod, lines };
}

export function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  // A field that React adds.
  data.append('$ACTION_KEY', 'k1');
  Object.entries(fields).forEach(([name, value]) => data.append(name, value));
  return data;
}
