export { GET } from '@/app/commodity/futures.csv/route';
