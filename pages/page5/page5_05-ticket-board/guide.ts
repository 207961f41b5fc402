import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'resources/tickets/move.ts#rankBetween': {
      en: 'One integer places a card between two others',
      zh: '一個整數就能把卡片放在兩張之間',
    },
    'resources/tickets/move.ts#spread': {
      en: 'When a gap is used up, the column gets new ones',
      zh: '間隔用完時，整欄重新分配',
    },
    'resources/tickets/rules.ts#wrongInMove': {
      en: 'The rules of the status, for page and server',
      zh: '狀態的規則，頁面與伺服器共用',
    },
    './board.ts#withMoved': { en: 'The optimistic move', zh: '樂觀移動' },
    './drag/use-held.ts#useHeld': {
      en: 'Pointer and keyboard take the same three steps',
      zh: '指標與鍵盤走同樣三個步驟',
    },
  },
  reading: {
    'WCAG 2.2, 2.5.7: Dragging Movements': 'https://www.w3.org/WAI/WCAG22/Understanding/dragging-movements.html',
    'David Greenspan: Implementing Fractional Indexing':
      'https://observablehq.com/@dgreensp/implementing-fractional-indexing',
  },
}
