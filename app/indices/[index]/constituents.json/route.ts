export { GET } from '@/app/indices/[index]/constituents.csv/route';
