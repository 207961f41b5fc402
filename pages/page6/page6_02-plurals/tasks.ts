import type { Task } from '#shared/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'gap',
    title: { en: 'Find the gap of the specification’s text', zh: '找出規格文字的空缺' },
    hint: {
      en: 'Below, ask the server as it stands: it tells which counts no interval holds.',
      zh: '在頁面下方直接詢問伺服器，它會指出哪些數量沒有區間包含。',
    },
    steps: [
      {
        says: { en: 'The server words it and tells the gap 8–9', zh: '伺服器列出說法，並指出空缺 8–9' },
        endpoint: 'previewWording',
        status: 200,
        where: [
          { at: '/request/text/interval', matches: '\\(2-7\\).*\\(10-inf\\)' },
          { at: '/reply/gaps', some: { at: '/from', is: 8 } },
        ],
      },
    ],
  },
  {
    id: 'whole',
    title: { en: 'Write a text without a gap from 0 to 20', zh: '寫一段從 0 到 20 沒有空缺的文字' },
    hint: {
      en: 'Give 0 an interval of its own, and let each begin where the one before has ended.',
      zh: '替 0 寫一個區間，並讓每個區間接著前一個開始。',
    },
    steps: [
      {
        says: { en: 'Intervals hold every count from 0 to 20, each once', zh: '從 0 到 20 每個數量恰好由一個區間包含' },
        endpoint: 'previewWording',
        status: 200,
        where: [
          { at: '/request/text/interval', matches: '\\(' },
          { at: '/reply/from', is: 0 },
          { at: '/reply/to', atLeast: 20 },
          { at: '/reply/gaps', length: 0 },
          { at: '/reply/overlaps', length: 0 },
        ],
      },
    ],
  },
  {
    id: 'mended',
    title: { en: 'Be refused for what cannot be read, and mend it', zh: '因為無法解讀被拒絕，再修正' },
    hint: {
      en: 'Leave out a closing bracket: the refusal says where. Then put it back and ask again.',
      zh: '少寫一個右括號，拒絕的回應會指出位置；補上後再問一次。',
    },
    steps: [
      {
        says: { en: 'The server refuses the intervals and points at the place', zh: '伺服器拒絕這段區間，並指出位置' },
        name: 'refused',
        endpoint: 'previewWording',
        status: 422,
        where: [{ at: '/reply/errors', some: { at: '/pointer', is: '/body/text/interval' } }],
      },
      {
        says: { en: 'The same text is read, its intervals mended', zh: '修正區間後，同一段文字可以解讀' },
        endpoint: 'previewWording',
        status: 200,
        where: [
          { at: '/request/text/other', is: { step: 'refused', at: '/request/text/other' } },
          { at: '/request/text/interval', matches: '\\(' },
          { at: '/request/text/interval', isNot: { step: 'refused', at: '/request/text/interval' } },
        ],
      },
    ],
  },
]
