import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'resources/sales/group.ts#sumBy': {
      en: 'The sums of one dimension, in one pass',
      zh: '一次走訪就得到一個維度的總和',
    },
    'resources/sales/group.ts#largest': {
      en: 'The twenty largest; the rest is “Other”',
      zh: '最大的二十項，其餘併為「其他」',
    },
    'resources/orders/rules.ts#taxedTotals': { en: 'Tax is rounded once per order', zh: '每筆訂單只捨入一次稅額' },
    './pivot/sums.ts#foldSmall': {
      en: 'What a chart can’t tell apart is drawn together',
      zh: '圖表分不清的項目合併繪製',
    },
    'resources/sales/times.ts#timesBetween': {
      en: 'Months and weeks without orders are there, too',
      zh: '沒有訂單的月份與週也會列出',
    },
  },
  reading: {
    'd3-shape: Stacks': 'https://d3js.org/d3-shape/stack',
    'PostgreSQL: GROUPING SETS, CUBE, and ROLLUP':
      'https://www.postgresql.org/docs/current/queries-table-expressions.html#QUERIES-GROUPING-SETS',
    'WAI-ARIA: Grid Pattern': 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
  },
}
