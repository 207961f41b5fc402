import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'pages/page8/page8_03-cache-and-retry/practice-cache.ts',
      symbol: 'createPracticeCache',
      says: { en: 'The cache of this page, with what it does noted', zh: '這一頁的快取，並記下它的動作' },
    },
    {
      file: 'client/api/query.ts',
      symbol: 'mayPass',
      says: { en: 'Which failures are tried again', zh: '哪些失敗會重試' },
    },
    {
      file: 'client/api/query.ts',
      symbol: 'queryClient',
      says: { en: 'The rules of the console’s own cache', zh: '主控台自己的快取規則' },
    },
    {
      file: 'pages/page8/page8_03-cache-and-retry/timeline/lanes.ts',
      symbol: 'servedOf',
      says: { en: 'What the server really saw', zh: '伺服器實際看到的請求' },
    },
  ],
  reading: [
    {
      title: 'TanStack Query: Important Defaults',
      href: 'https://tanstack.com/query/latest/docs/framework/react/guides/important-defaults',
    },
    { title: 'RFC 5861: stale-while-revalidate', href: 'https://www.rfc-editor.org/rfc/rfc5861' },
    { title: 'RFC 9111: HTTP Caching', href: 'https://www.rfc-editor.org/rfc/rfc9111' },
  ],
}
