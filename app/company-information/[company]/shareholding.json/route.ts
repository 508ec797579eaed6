export { GET } from '@/app/company-information/[company]/shareholding.csv/route';
