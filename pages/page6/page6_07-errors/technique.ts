import type { Technique } from '#client/router/techniques.ts'

const technique: Technique = {
  name: { en: 'Error boundaries, error states and error reports', zh: '錯誤邊界、錯誤狀態與錯誤回報' },
  terms: 'error boundary source maps retry 401 500 stack trace 錯誤處理',
}
export default technique
