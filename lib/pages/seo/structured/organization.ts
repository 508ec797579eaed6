import type {
  Certification,
  ContactPoint,
  FinancialServiceLeaf,
  Place,
  PostalAddress,
  PropertyValue,
} from 'schema-dts';

import { firm } from '@/lib/content/firm';
import type { Office } from '@/lib/content/firm-profile';

import { absolute, dialled, type GraphPage, organizationId } from './page';

/** The state is left out: the footer, which every page has, does not print it. */
const addressOf = ({ street, locality, city, pincode }: Office): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: `${street}, ${locality}`,
  addressLocality: city,
  postalCode: pincode,
  addressCountry: 'IN',
});

const placeOf = (office: Office): Place => ({
  '@type': 'Place',
  name: office.title,
  address: addressOf(office),
  telephone: dialled(office.phone),
  faxNumber: office.fax,
});

const number = (name: string, value: string): PropertyValue => ({
  '@type': 'PropertyValue',
  name,
  value,
});

function contactPoints(): readonly ContactPoint[] {
  const { customerCare, complianceOfficer, grievanceEmail } = firm;
  return [
    {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: dialled(customerCare.phone),
      email: customerCare.email,
    },
    {
      '@type': 'ContactPoint',
      contactType: complianceOfficer.designation,
      name: complianceOfficer.name,
      telephone: dialled(complianceOfficer.phone),
      email: complianceOfficer.email,
    },
    { '@type': 'ContactPoint', contactType: 'grievances', email: grievanceEmail },
  ];
}

const certificates = (): readonly Certification[] =>
  firm.registrations.map(({ label, number: certificationIdentification }) => ({
    '@type': 'Certification',
    name: label,
    certificationIdentification,
  }));

/**
 * The firm's short node, so that references to it resolve on every page: name, logo, registered office
 * and phone, which a `LocalBusiness` requires.
 */
export function shortOrganization(page: GraphPage): FinancialServiceLeaf {
  const [registered] = firm.offices;
  return {
    '@type': 'FinancialService',
    '@id': organizationId(page),
    name: firm.name,
    url: `${page.site}/`,
    logo: absolute(page, firm.logoImage),
    telephone: dialled(firm.customerCare.phone),
    address: addressOf(registered),
  };
}

/** The firm with its offices, contact points, profiles and numbers, for the pages that are about it. */
export function fullOrganization(page: GraphPage): FinancialServiceLeaf {
  const [, ...others] = firm.offices;
  return {
    ...shortOrganization(page),
    legalName: firm.name,
    email: firm.customerCare.email,
    location: others.map(placeOf),
    contactPoint: contactPoints(),
    sameAs: firm.socialProfiles.map(({ href }) => href),
    identifier: [
      number('CIN', firm.cin),
      ...firm.memberships.map(({ label, number: value }) => number(label, value)),
    ],
    hasCertification: certificates(),
  };
}
