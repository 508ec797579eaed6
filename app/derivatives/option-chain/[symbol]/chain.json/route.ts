export { GET } from '@/app/derivatives/option-chain/[symbol]/chain.csv/route';
