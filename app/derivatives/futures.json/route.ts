export { GET } from '@/app/derivatives/futures.csv/route';
