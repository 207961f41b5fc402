import type { Task } from '#shared/platform/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'gap',
    title: { en: 'Find the gaps in the specification’s text', zh: '找出規格文字的空缺' },
    hint: {
      en: 'Under “Write your own”, ask the server about the text as it stands: it tells which counts no interval holds.',
      zh: '在「寫一段自己的」直接詢問伺服器，它會指出哪些數量沒有區間包含。',
    },
    steps: [
      {
        says: { en: 'The server words it and tells its gaps: 0 and 8–9', zh: '伺服器列出說法，並指出空缺：0 與 8–9' },
        endpoint: 'previewWording',
        status: 200,
        where: [
          { at: '/request/text/interval', matches: '^\\(1\\).+\\(2-7\\).+\\(10-inf\\)' },
          { at: '/reply/gaps', length: 2 },
          { at: '/reply/gaps/0/to', is: 0 },
          { at: '/reply/gaps/1/from', is: 8 },
          { at: '/reply/gaps/1/to', is: 9 },
          { at: '/reply/overlaps', length: 0 },
        ],
      },
    ],
  },
  {
    id: 'whole',
    title: { en: 'Write a text in three parts without a gap from 0 to 20', zh: '寫一段從 0 到 20 沒有空缺的三段文字' },
    hint: {
      en: 'Give 0 an interval of its own, and let each begin where the one before has ended.',
      zh: '替 0 寫一個區間，並讓每個區間接著前一個開始。',
    },
    steps: [
      {
        says: {
          en: 'Three intervals or more, 0 alone in the first, hold every count from 0 to 20 once',
          zh: '三個以上的區間，第一個只有 0；從 0 到 20 每個數量恰好由一個區間包含',
        },
        endpoint: 'previewWording',
        status: 200,
        where: [
          { at: '/request/text/interval', matches: '^\\(0\\).+\\(.+\\(' },
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
    title: { en: 'Leave a bracket open, be refused, and close it', zh: '少寫一個括號而被拒絕，再補上' },
    hint: {
      en: 'Leave out a closing bracket: the refusal says where. Put it back and ask again.',
      zh: '少寫一個右括號，拒絕的回應會指出位置；補上後再問一次。',
    },
    steps: [
      {
        says: {
          en: 'The server refuses the intervals: a bracket is not closed',
          zh: '伺服器拒絕這段區間：有括號沒有關閉',
        },
        name: 'refused',
        endpoint: 'previewWording',
        status: 422,
        where: [
          {
            at: '/reply/errors',
            some: [
              { at: '/pointer', is: '/body/text/interval' },
              { at: '/code', is: 'text_unclosed' },
            ],
          },
        ],
      },
      {
        says: { en: 'The same text is read once its intervals are corrected', zh: '修正區間後，同一段文字可以解讀' },
        endpoint: 'previewWording',
        status: 200,
        where: [
          { at: '/request/language', is: { step: 'refused', at: '/request/language' } },
          { at: '/request/text', contains: { step: 'refused', at: '/request/text', except: ['interval'] } },
          { at: '/request/text/interval', matches: '\\]' },
          { at: '/request/text/interval', isNot: { step: 'refused', at: '/request/text/interval' } },
        ],
      },
    ],
  },
]
