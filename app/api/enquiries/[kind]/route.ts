import { receive, rejectMethod } from '@/lib/enquiries/receive';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ kind: string }>;
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return receive(request, (await params).kind);
}

export {
  rejectMethod as DELETE,
  rejectMethod as GET,
  rejectMethod as HEAD,
  rejectMethod as OPTIONS,
  rejectMethod as PATCH,
  rejectMethod as PUT,
};
