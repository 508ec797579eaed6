import { HomePage } from '@/components/pages/HomePage/HomePage';
import { getHome } from '@/lib/provider/getters/home';

export { metadata } from '../../page';

interface Props {
  /** The product finder's answers, which its form puts into the address without a script. */
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Page({ searchParams }: Props) {
  return <HomePage {...await getHome()} query={await searchParams} />;
}
