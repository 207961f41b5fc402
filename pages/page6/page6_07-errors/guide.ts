import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'client/errors/report.ts',
      symbol: 'watchErrors',
      says: { en: 'What no boundary sees: events, promises, workers', zh: '錯誤邊界看不到的：事件、promise、worker' },
    },
    {
      file: 'resources/error-reports/store.ts',
      symbol: 'fingerprintOf',
      says: { en: 'Which reports belong together', zh: '哪些回報屬於同一個錯誤' },
    },
    {
      file: 'resources/error-reports/rules.ts',
      symbol: 'redact',
      says: { en: 'Secrets never get into a report', zh: '機密不會進入回報' },
    },
    {
      file: 'resources/error-reports/stack.ts',
      symbol: 'parseStack',
      says: { en: 'A stack is read, whichever browser wrote it', zh: '不論哪種瀏覽器，都讀得懂堆疊' },
    },
    {
      file: 'client/shell/page-boundary.tsx',
      symbol: 'PageBoundary',
      says: { en: 'A page that fails leaves the console working', zh: '頁面出錯，主控台照常運作' },
    },
  ],
  reading: [
    {
      title: 'React: Catching rendering errors with an error boundary',
      href: 'https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary',
    },
    {
      title: 'MDN: unhandledrejection',
      href: 'https://developer.mozilla.org/en-US/docs/Web/API/Window/unhandledrejection_event',
    },
    { title: 'ECMA-426: Source Map', href: 'https://tc39.es/ecma426/' },
  ],
}
