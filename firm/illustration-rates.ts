export { illustrationRates } from '@/sample/firm/illustration-rates';
