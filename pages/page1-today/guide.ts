import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    './tile.tsx#Tile': {
      en: 'Each tile has its own loading, number, error and retry',
      zh: '每張卡片各自載入、顯示、出錯與重試',
    },
    './use-counts.ts#useOrders': { en: 'One query per number, all at once', zh: '每個數字一個查詢，同時送出' },
    './counted-rows.ts#signInsPath': {
      en: 'The link counts exactly what the number counts',
      zh: '連結的範圍與數字完全一致',
    },
    './reckoning/change.ts#changeOf': {
      en: 'A change compares with an equally long time before',
      zh: '增減是與之前同樣長的時間相比',
    },
  },
  reading: {
    'React: Suspense': 'https://react.dev/reference/react/Suspense',
    'TanStack Query: Parallel Queries':
      'https://tanstack.com/query/latest/docs/framework/react/guides/parallel-queries',
  },
}
