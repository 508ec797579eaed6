import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';

import { CallBackPage } from '@/components/pages/ContactPage/CallBackPage';
import { ContactPage } from '@/components/pages/ContactPage/ContactPage';
import { GrievancePage } from '@/components/pages/GrievancePage/GrievancePage';
import { DoItYourselfPage } from '@/components/pages/DoItYourselfPage';
import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { EnquirySection } from '@/components/sections/enquiry/EnquirySection';
import { franchisee } from '@/lib/content/products/franchisee';
import { independentDistribution } from '@/lib/content/products/independent-distribution';
import { pickUp, TYPED_HEADER } from '@/lib/enquiries/typed';
import { type EnquiryKind, type FormState, isEnquiryKind } from '@/lib/enquiries/types';
import { getCollaterals, getContacts } from '@/lib/provider/getters/content';

interface Props {
  params: Promise<{ kind: string }>;
}

export const metadata: Metadata = {
  title: 'Error: the form was not sent',
  robots: { index: false, follow: false },
};

/** Each form's page as it is, with a form that was not taken. */
const PAGES: Readonly<Record<EnquiryKind, (form: FormState) => ReactNode | Promise<ReactNode>>> = {
  'call-back': (form) => <CallBackPage form={form} />,
  grievance: (form) => <GrievancePage form={form} />,
  'do-it-yourself': (form) => <DoItYourselfPage form={form} />,
  contact: async (form) => <ContactPage contacts={await getContacts()} form={form} />,
  franchisee: async (form) => (
    <ProductPage record={franchisee} live={{ collaterals: await getCollaterals() }}>
      <EnquirySection kind="franchisee" state={form} />
    </ProductPage>
  ),
  distributor: async (form) => (
    <ProductPage record={independentDistribution} live={{ collaterals: await getCollaterals() }}>
      <EnquirySection kind="distributor" state={form} />
    </ProductPage>
  ),
};

/** What the receiver of posts asks this same process for; nobody else has a key to it. */
export default async function Page({ params }: Props) {
  const { kind } = await params;
  const form = pickUp((await headers()).get(TYPED_HEADER));
  if (!form || !isEnquiryKind(kind)) notFound();
  return PAGES[kind](form);
}
