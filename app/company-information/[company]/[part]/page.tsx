import { CompanyPartPage } from '@/components/pages/CompanyPage/CompanyPartPage';
import { defineRecordPage } from '@/components/site/define-page';
import { findCompanyPart } from '@/lib/pages/companies/company/part-page';

/** A page below a company's, such as `/history` or `/results`. */
const { generateMetadata, Page } = defineRecordPage(findCompanyPart, (page) => (
  <CompanyPartPage {...page} />
));

export { generateMetadata, Page as default };
