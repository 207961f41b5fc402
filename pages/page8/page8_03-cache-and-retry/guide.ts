import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    './practice-cache.ts#createPracticeCache': {
      en: 'The cache of this page, with what it does noted',
      zh: '這一頁的快取，並記下它的動作',
    },
    'client/api/query.ts#mayPass': { en: 'Which failures are tried again', zh: '哪些失敗會重試' },
    'client/api/query.ts#queryClient': { en: 'The rules of the console’s own cache', zh: '主控台自己的快取規則' },
    './timeline/lanes.ts#servedOf': { en: 'What the server really saw', zh: '伺服器實際看到的請求' },
  },
  reading: {
    'TanStack Query: Important Defaults':
      'https://tanstack.com/query/latest/docs/framework/react/guides/important-defaults',
    'RFC 5861: stale-while-revalidate': 'https://www.rfc-editor.org/rfc/rfc5861',
    'RFC 9111: HTTP Caching': 'https://www.rfc-editor.org/rfc/rfc9111',
  },
}
