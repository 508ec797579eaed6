export { GET } from '@/app/companies/industry/[industry]/companies.csv/route';
