import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'pages/page7/page7_04-county-stats/classes/breaks.ts',
      symbol: 'jenks',
      says: { en: 'Natural breaks, by dynamic programming', zh: '以動態規劃求自然斷點' },
    },
    {
      file: 'pages/page7/page7_04-county-stats/classes/breaks.ts',
      symbol: 'quantile',
      says: { en: 'The same number of counties in each class', zh: '每級的縣市數相同' },
    },
    {
      file: 'pages/page7/page7_04-county-stats/classes/breaks.ts',
      symbol: 'fitOf',
      says: { en: 'How well the classes fit', zh: '分級有多貼切' },
    },
    {
      file: 'resources/county-stats/server.ts',
      symbol: 'listCountyStats',
      says: { en: 'All figures in one request', zh: '一個請求取得所有數字' },
    },
    {
      file: 'pages/page7/page7_04-county-stats/legend.tsx',
      symbol: 'Legend',
      says: { en: 'The legend says the limits, not only the colors', zh: '圖例寫出界線，而不只是顏色' },
    },
  ],
  reading: [
    { title: 'ColorBrewer', href: 'https://colorbrewer2.org/' },
    {
      title: 'Jenks natural breaks optimization (Wikipedia)',
      href: 'https://en.wikipedia.org/wiki/Jenks_natural_breaks_optimization',
    },
    { title: 'd3-scale', href: 'https://d3js.org/d3-scale' },
  ],
}
