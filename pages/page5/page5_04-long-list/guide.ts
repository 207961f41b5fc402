import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'pages/page5/page5_04-long-list/outline/outline.ts',
      symbol: 'outlineOf',
      says: { en: 'The counts per day give every row its place', zh: '每日筆數決定每一列的位置' },
    },
    {
      file: 'pages/page5/page5_04-long-list/outline/outline.ts',
      symbol: 'blockBefore',
      says: { en: 'Which block a position belongs to', zh: '某個位置屬於哪個區塊' },
    },
    {
      file: 'pages/page5/page5_04-long-list/use-rows-at.ts',
      symbol: 'useRowsAt',
      says: { en: 'Only visible blocks are loaded, after a pause', zh: '只載入看得到的區塊，而且先等停頓' },
    },
    {
      file: 'resources/events/find.ts',
      symbol: 'findEvents',
      says: { en: 'A time range and a cursor, by one index', zh: '以一個索引處理時間範圍與游標' },
    },
    {
      file: 'pages/page5/page5_04-long-list/use-jump.ts',
      symbol: 'useJump',
      says: { en: 'A day is a calculation, then a check of the rows', zh: '跳到某天是計算，再由資料確認' },
    },
  ],
  reading: [
    { title: 'TanStack Virtual', href: 'https://tanstack.com/virtual/latest' },
    { title: 'Use the Index, Luke: No Offset', href: 'https://use-the-index-luke.com/no-offset' },
    {
      title: 'WAI-ARIA: Grid and Table Properties',
      href: 'https://www.w3.org/WAI/ARIA/apg/practices/grid-and-table-properties/',
    },
  ],
}
