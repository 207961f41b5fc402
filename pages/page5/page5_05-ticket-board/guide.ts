import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'resources/tickets/move.ts',
      symbol: 'rankBetween',
      says: { en: 'One integer places a card between two others', zh: '一個整數就能把卡片放在兩張之間' },
    },
    {
      file: 'resources/tickets/move.ts',
      symbol: 'spread',
      says: { en: 'When a gap is used up, the column gets new ones', zh: '間隔用完時，整欄重新分配' },
    },
    {
      file: 'resources/tickets/rules.ts',
      symbol: 'wrongInMove',
      says: { en: 'The rules of the status, for page and server', zh: '狀態的規則，頁面與伺服器共用' },
    },
    {
      file: 'pages/page5/page5_05-ticket-board/board.ts',
      symbol: 'withMoved',
      says: { en: 'The optimistic move', zh: '樂觀移動' },
    },
    {
      file: 'pages/page5/page5_05-ticket-board/drag/use-held.ts',
      symbol: 'useHeld',
      says: { en: 'Pointer and keyboard take the same three steps', zh: '指標與鍵盤走同樣三個步驟' },
    },
  ],
  reading: [
    {
      title: 'WCAG 2.2, 2.5.7: Dragging Movements',
      href: 'https://www.w3.org/WAI/WCAG22/Understanding/dragging-movements.html',
    },
    {
      title: 'David Greenspan: Implementing Fractional Indexing',
      href: 'https://observablehq.com/@dgreensp/implementing-fractional-indexing',
    },
  ],
}
