import { etfName } from '@/lib/domain/market/etf-name';

test.each([
  ['HDFCSILVER', 'HDFCAMC - HDFCSILVER', 'HDFC SILVER ETF', 'HDFC Silver ETF'],
  ['SILVERBEES', 'NIPPONAMC - NETFSILVER', 'DOMESTIC PRICE OF SILVER', 'Nippon India Silver ETF'],
  ['NIFTYBEES', 'NIP IND ETF NIFTY BEES', 'NIFTY 50', 'Nippon India Nifty BeES ETF'],
  [
    'GROWWN200',
    'GROWWAMC - GROWWN200',
    'NIFTY 200 INDEX- TOTAL RETURN INDEX',
    'Groww Nifty 200 ETF',
  ],
  ['AXSENSEX', 'AXISAMC - AXSENSEX', 'AXIS S&P BSE SENSEX ETF', 'Axis BSE Sensex ETF'],
  ['SETFGOLD', 'SBI-ETF GOLD', 'GOLD', 'SBI Gold ETF'],
  [
    'NIF5GETF',
    'UTIAMC - NIF5GETF',
    'UTI NIFTY 5 YR BENCHMARK G-SEC ETF',
    'UTI Nifty 5 yr Benchmark G-Sec ETF',
  ],
  ['CPSEETF', 'CPSE ETF', 'CPSE ETF', 'CPSE ETF'],
  ['GROWWRLTY', 'GROWWAMC - GROWWRLTY', 'INDEX', 'Groww Nifty Realty ETF'],
  ['GROWWXYZ', 'GROWWAMC - GROWWXYZ', 'INDEX', 'Groww GROWWXYZ'],
  [
    'LOWVOL1',
    'KOTAKMAMC - KOTAKLOVOL',
    'KOTAK NIFTY 100 LOW VOL 30 ETF',
    'Kotak Nifty 100 Low Volatility 30 ETF',
  ],
  ['SAMPBEES', 'SAMPLEAMC - SAMPBEES', 'NIFTY 50', 'SAMPLEAMC - SAMPBEES'],
  ['SETFNIF50', 'SBI Nifty 50 ETF', null, 'SBI Nifty 50 ETF'],
])('%s: “%s” of %s is called %s', (symbol, name, underlying, said) =>
  expect(etfName({ symbol, name, underlying })).toBe(said),
);
