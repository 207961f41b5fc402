import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'resources/repair-drafts/check.ts',
      symbol: 'checked',
      says: { en: 'The state of every step, in each response', zh: '每次回應都帶有各步驟的狀態' },
    },
    {
      file: 'resources/repair-drafts/check.ts',
      symbol: 'issuesOf',
      says: { en: 'What is wrong in one step, by its own schema', zh: '以步驟自己的結構描述找出問題' },
    },
    {
      file: 'resources/repair-drafts/server.ts',
      symbol: 'submitRepairDraft',
      says: { en: 'One transaction opens the ticket and closes the draft', zh: '一個交易開立工單並結束草稿' },
    },
    {
      file: 'pages/page4/page4_02-step-wizard/steps/use-step-form.ts',
      symbol: 'useStepForm',
      says: { en: 'A step is saved on its own, and merged after a 412', zh: '每個步驟分開儲存，遇到 412 就合併' },
    },
    {
      file: 'pages/page4/page4_02-step-wizard/progress.ts',
      symbol: 'barrierOf',
      says: { en: 'Which step has to come first', zh: '哪一個步驟必須先完成' },
    },
  ],
  reading: [
    { title: 'RFC 9110, 13.1.1: If-Match', href: 'https://www.rfc-editor.org/rfc/rfc9110#section-13.1.1' },
    { title: 'RFC 6901: JSON Pointer', href: 'https://www.rfc-editor.org/rfc/rfc6901' },
    { title: 'WAI: Multi-page Forms', href: 'https://www.w3.org/WAI/tutorials/forms/multi-page/' },
  ],
}
