import 'server-only';

import { load } from '../load';

export const getCompanies = () => load('companies', {});

/** Key figures and quarterly results. @param code the master record's code */
export const getCompanyResults = (code: string) => load('companyResults', { code });

/** Its shareholding patterns, oldest first. @param code as above */
export const getCompanyShareholding = (code: string) => load('companyShareholding', { code });

/** Corporate actions, board meetings, announcements and large deals. @param code as above */
export const getCompanyEvents = (code: string) => load('companyEvents', { code });
