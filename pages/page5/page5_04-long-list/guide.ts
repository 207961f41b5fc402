import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    './outline/outline.ts#outlineOf': {
      en: 'The counts per day give every row its place',
      zh: '每日筆數決定每一列的位置',
    },
    './outline/outline.ts#blockBefore': { en: 'Which block a position belongs to', zh: '某個位置屬於哪個區塊' },
    './use-rows-at.ts#useRowsAt': {
      en: 'Only visible blocks are loaded, after a pause',
      zh: '只載入看得到的區塊，而且先等停頓',
    },
    'resources/events/find.ts#findEvents': {
      en: 'A time range and a cursor, by one index',
      zh: '以一個索引處理時間範圍與游標',
    },
    './use-jump.ts#useJump': {
      en: 'A day is a calculation, then a check of the rows',
      zh: '跳到某天是計算，再由資料確認',
    },
  },
  reading: {
    'TanStack Virtual': 'https://tanstack.com/virtual/latest',
    'Use the Index, Luke: No Offset': 'https://use-the-index-luke.com/no-offset',
    'WAI-ARIA: Grid and Table Properties': 'https://www.w3.org/WAI/ARIA/apg/practices/grid-and-table-properties/',
  },
}
