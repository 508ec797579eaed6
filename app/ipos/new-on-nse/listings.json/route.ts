export { GET } from '@/app/ipos/new-on-nse/listings.csv/route';
