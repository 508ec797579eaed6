import type { SitePath } from '@/lib/routes';

import { CHARTER_UPDATED } from './legal/charter';
import { accessibility } from './legal/accessibility';
import { COMPLAINTS_UPDATED } from './legal/complaints';
import { disclaimers } from './legal/disclaimers';
import { disclosures } from './legal/disclosures';
import { ESCALATION_UPDATED } from './legal/escalation';
import { privacy } from './legal/privacy';
import { REGISTRATION_UPDATED } from './legal/registration';

/** When texts that carry a date of their own were last changed, by the page that shows them. */
export const pageDates = {
  '/accessibility': accessibility.updated,
  '/support/updates/privacy': privacy.updated,
  '/support/updates/disclaimers': disclaimers.updated,
  '/support/updates/disclosures': disclosures.updated,
  '/support/updates/registration-details': REGISTRATION_UPDATED,
  '/support/tools-and-resources/investor-charter': CHARTER_UPDATED,
  '/support/tools-and-resources/complaint-status': COMPLAINTS_UPDATED,
  '/support/get-in-touch/grievances-escalation-matrix': ESCALATION_UPDATED,
} as const satisfies Partial<Record<SitePath, string>>;
