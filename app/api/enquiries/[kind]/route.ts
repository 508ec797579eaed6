import { receive, refuseMethod } from '@/lib/enquiries/receive';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ kind: string }>;
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return receive(request, (await params).kind);
}

export {
  refuseMethod as DELETE,
  refuseMethod as GET,
  refuseMethod as HEAD,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as PUT,
};
