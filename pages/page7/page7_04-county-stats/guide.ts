import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    './classes/breaks.ts#jenks': { en: 'Natural breaks, by dynamic programming', zh: '以動態規劃求自然斷點' },
    './classes/breaks.ts#quantile': { en: 'The same number of counties in each class', zh: '每級的縣市數相同' },
    './classes/breaks.ts#fitOf': { en: 'How well the classes fit', zh: '分級有多貼切' },
    'resources/county-stats/server.ts#listCountyStats': {
      en: 'All figures in one request',
      zh: '一個請求取得所有數字',
    },
    './county-map.tsx#Legend': {
      en: 'The legend says the limits, not only the colors',
      zh: '圖例寫出界線，而不只是顏色',
    },
  },
  reading: {
    ColorBrewer: 'https://colorbrewer2.org/',
    'Jenks natural breaks optimization (Wikipedia)': 'https://en.wikipedia.org/wiki/Jenks_natural_breaks_optimization',
    'd3-scale': 'https://d3js.org/d3-scale',
  },
}
