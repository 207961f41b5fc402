import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Error boundaries, error states and error reports', zh: '錯誤邊界、錯誤狀態與錯誤回報' },
  terms: 'error boundary source maps retry 401 500 stack trace 錯誤處理',
} satisfies Technique
