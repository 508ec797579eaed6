import { loadHome } from '@/lib/pages/home/load-home';
import { load } from '@/lib/provider/load';

test('the home page leads to no video without a recording', async () => {
  expect((await load('videos', {}))?.data.length).toBeGreaterThan(0);
  expect((await loadHome()).videos).toEqual([]);
});
