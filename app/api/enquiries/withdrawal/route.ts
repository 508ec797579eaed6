import { receiveWithdrawal } from '@/lib/enquiries/receive';

export const dynamic = 'force-dynamic';

export const POST = receiveWithdrawal;

export {
  rejectMethod as DELETE,
  rejectMethod as GET,
  rejectMethod as HEAD,
  rejectMethod as OPTIONS,
  rejectMethod as PATCH,
  rejectMethod as PUT,
} from '@/lib/enquiries/receive';
