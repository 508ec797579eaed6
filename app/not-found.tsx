import { NotFoundPage } from '@/components/pages/SystemPage/NotFoundPage';

export default function NotFound() {
  return <NotFoundPage />;
}
