export { GET } from '@/app/support/updates/registration-details/authorised-persons.csv/route';
