import { GrievancePage } from '@/components/pages/GrievancePage/GrievancePage';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Grievances: how to complain',
  description:
    'How to complain about a trade, a charge or a service: what to write, where to send it, 21 days to an answer, and the way on to SCORES and SMART ODR.',
  path: '/support/get-in-touch/grievances',
});

export default function Page() {
  return <GrievancePage />;
}
