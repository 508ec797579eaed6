import { EscalationPage } from '@/components/pages/GrievancePage/EscalationPage';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Grievances escalation matrix',
  description:
    'Customer care, its head, the compliance officer and the CEO: name, address, phone, e-mail and working hours, and when to take each step.',
  path: '/support/get-in-touch/grievances-escalation-matrix',
});

export default function Page() {
  return <EscalationPage />;
}
