import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'pages/page1-today/tile.tsx',
      symbol: 'Tile',
      says: { en: 'Each tile has its own loading, number, error and retry', zh: '每張卡片各自載入、顯示、出錯與重試' },
    },
    {
      file: 'pages/page1-today/use-counts.ts',
      symbol: 'useOrders',
      says: { en: 'One query per number, all at once', zh: '每個數字一個查詢，同時送出' },
    },
    {
      file: 'pages/page1-today/counted-rows.ts',
      symbol: 'signInsPath',
      says: { en: 'The link counts exactly what the number counts', zh: '連結的範圍與數字完全一致' },
    },
    {
      file: 'pages/page1-today/reckoning/change.ts',
      symbol: 'changeOf',
      says: { en: 'A change compares with an equally long time before', zh: '增減是與之前同樣長的時間相比' },
    },
  ],
  reading: [
    { title: 'React: Suspense', href: 'https://react.dev/reference/react/Suspense' },
    {
      title: 'TanStack Query: Parallel Queries',
      href: 'https://tanstack.com/query/latest/docs/framework/react/guides/parallel-queries',
    },
  ],
}
