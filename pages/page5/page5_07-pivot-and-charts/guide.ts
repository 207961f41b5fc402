import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'resources/sales/group.ts',
      symbol: 'sumBy',
      says: { en: 'The sums of one dimension, in one pass', zh: '一次走訪就得到一個維度的總和' },
    },
    {
      file: 'resources/sales/group.ts',
      symbol: 'largest',
      says: { en: 'The twenty largest; the rest is “Other”', zh: '最大的二十項，其餘併為「其他」' },
    },
    {
      file: 'resources/orders/rules.ts',
      symbol: 'taxedTotals',
      says: { en: 'Tax is rounded once per order', zh: '每筆訂單只捨入一次稅額' },
    },
    {
      file: 'pages/page5/page5_07-pivot-and-charts/pivot/sums.ts',
      symbol: 'foldSmall',
      says: { en: 'What a chart can’t tell apart is drawn together', zh: '圖表分不清的項目合併繪製' },
    },
    {
      file: 'resources/sales/times.ts',
      symbol: 'timesBetween',
      says: { en: 'Months and weeks without orders are there, too', zh: '沒有訂單的月份與週也會列出' },
    },
  ],
  reading: [
    { title: 'd3-shape: Stacks', href: 'https://d3js.org/d3-shape/stack' },
    {
      title: 'PostgreSQL: GROUPING SETS, CUBE, and ROLLUP',
      href: 'https://www.postgresql.org/docs/current/queries-table-expressions.html#QUERIES-GROUPING-SETS',
    },
    { title: 'WAI-ARIA: Grid Pattern', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/' },
  ],
}
