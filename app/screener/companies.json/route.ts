export { GET } from '@/app/screener/companies.csv/route';
