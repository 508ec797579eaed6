export { tariff } from '@/sample/firm/tariff';
