import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'follow',
    title: { en: 'Cause an error and read its report', zh: '觸發一個錯誤，並閱讀它的回報' },
    hint: {
      en: 'Choose an error in the browser, cause it, then open its report. The steps before it show your click.',
      zh: '選擇一個瀏覽器的錯誤並觸發，再開啟它的回報。先前的操作會顯示您的點選。',
    },
    steps: [
      {
        says: { en: 'The browser reports the error, with your last click', zh: '瀏覽器回報錯誤，包含您最後的點選' },
        name: 'report',
        endpoint: 'reportError',
        status: 201,
        where: [
          { at: '/request/kind', matches: '^(render|chunk|uncaught|rejection|worker)$' },
          { at: '/request/steps', some: { at: '/type', is: 'click' } },
        ],
      },
      {
        says: { en: 'You open the report', zh: '開啟這份回報' },
        endpoint: 'readErrorGroup',
        status: 200,
        where: [{ at: '/reply/id', is: { step: 'report', at: '/reply/groupId' } }],
      },
    ],
  },
  {
    id: 'regress',
    title: { en: 'Resolve an error and see it regress', zh: '將錯誤標為已解決，再看它再次發生' },
    hint: {
      en: 'Resolve a report in its pane. Then choose the same error again and cause it.',
      zh: '在側邊欄把回報標為已解決，再選擇同樣的錯誤並觸發一次。',
    },
    steps: [
      {
        says: { en: 'The report is resolved', zh: '回報標為已解決' },
        name: 'resolved',
        endpoint: 'updateErrorGroup',
        status: 200,
        where: [
          { at: '/request/isResolved', is: true },
          { at: '/reply/state', is: 'resolved' },
        ],
      },
      {
        says: { en: 'The same error is reported and regressed', zh: '同樣的錯誤再次回報，並標為再次發生' },
        endpoint: 'reportError',
        status: 201,
        where: [
          { at: '/reply/groupId', is: { step: 'resolved', at: '/reply/id' } },
          { at: '/reply/state', is: 'regressed' },
        ],
      },
    ],
  },
  {
    id: 'why',
    title: { en: 'Find out why a request was refused', zh: '找出請求被拒絕的原因' },
    hint: {
      en: 'Cause a response between 403 and 429, then press “Why was it refused?”.',
      zh: '觸發一個 403 到 429 的回應，再按「為什麼被拒絕？」。',
    },
    steps: [
      {
        says: { en: 'A request is refused with a status of 4xx', zh: '請求以 4xx 狀態被拒絕' },
        name: 'refused',
        where: [
          { at: '/status', atLeast: 400, atMost: 499 },
          { at: '/reply/code', matches: '.' },
        ],
      },
      {
        says: { en: 'The explanation of its code is opened', zh: '開啟這個代碼的說明' },
        endpoint: 'readProblem',
        status: 200,
        where: [{ at: '/reply/code', is: { step: 'refused', at: '/reply/code' } }],
      },
    ],
  },
]
