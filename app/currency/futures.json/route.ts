export { GET } from '@/app/currency/futures.csv/route';
