import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'client/errors/report.ts#watchErrors': {
      en: 'What no boundary sees: events, promises, workers',
      zh: '錯誤邊界看不到的：事件、promise、worker',
    },
    'resources/error-reports/store.ts#fingerprintOf': {
      en: 'Which reports belong together',
      zh: '哪些回報屬於同一個錯誤',
    },
    'resources/error-reports/rules.ts#redact': { en: 'Secrets never get into a report', zh: '機密不會進入回報' },
    'resources/error-reports/stack.ts#parseStack': {
      en: 'A stack is read, whichever browser wrote it',
      zh: '不論哪種瀏覽器，都讀得懂堆疊',
    },
    'client/shell/page-boundary.tsx#PageBoundary': {
      en: 'A page that fails leaves the console working',
      zh: '頁面出錯，主控台照常運作',
    },
  },
  reading: {
    'React: Catching rendering errors with an error boundary':
      'https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary',
    'MDN: unhandledrejection': 'https://developer.mozilla.org/en-US/docs/Web/API/Window/unhandledrejection_event',
    'ECMA-426: Source Map': 'https://tc39.es/ecma426/',
  },
}
