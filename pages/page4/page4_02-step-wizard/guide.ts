import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'resources/repair-drafts/check.ts#checked': {
      en: 'The state of every step, in each response',
      zh: '每次回應都帶有各步驟的狀態',
    },
    'resources/repair-drafts/check.ts#issuesOf': {
      en: 'What is wrong in one step, by its own schema',
      zh: '以步驟自己的結構描述找出問題',
    },
    'resources/repair-drafts/server.ts#submitRepairDraft': {
      en: 'One transaction opens the ticket and closes the draft',
      zh: '一個交易開立工單並結束草稿',
    },
    './steps/use-step-form.ts#useStepForm': {
      en: 'A step is saved on its own, and merged after a 412',
      zh: '每個步驟分開儲存，遇到 412 就合併',
    },
    './progress.ts#barrierOf': { en: 'Which step has to come first', zh: '哪一個步驟必須先完成' },
  },
  reading: {
    'RFC 9110, 13.1.1: If-Match': 'https://www.rfc-editor.org/rfc/rfc9110#section-13.1.1',
    'RFC 6901: JSON Pointer': 'https://www.rfc-editor.org/rfc/rfc6901',
    'WAI: Multi-page Forms': 'https://www.w3.org/WAI/tutorials/forms/multi-page/',
  },
}
