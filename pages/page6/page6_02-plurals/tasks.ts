import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'gap',
    title: { en: 'Find the gaps in the specification’s text', zh: '找出規格文字的空缺' },
    hint: {
      en: 'Under “Try your own text”, press “Check on server”. The result lists the gaps.',
      zh: '在「試試自己的文字」按「由伺服器檢查」，結果會列出空缺。',
    },
    steps: [
      {
        says: { en: 'The server reports the gaps: 0 and 8–9', zh: '伺服器指出空缺：0 與 8–9' },
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
    title: { en: 'Write three intervals without a gap from 0 to 20', zh: '寫出從 0 到 20 沒有空缺的三個區間' },
    hint: {
      en: 'Give 0 its own interval, and let each interval start one above the end of the previous one: (0), (1-9), (10-inf).',
      zh: '讓 0 自成一個區間，之後每個區間都從前一個的結尾加一開始：(0)、(1-9)、(10-inf)。',
    },
    steps: [
      {
        says: {
          en: 'At least three intervals, the first with only 0, cover each count from 0 to 20 exactly once',
          zh: '至少三個區間，第一個只有 0；從 0 到 20 每個數量恰好在一個區間內',
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
    title: { en: 'Fix an unclosed bracket', zh: '修正沒有關閉的括號' },
    hint: {
      en: 'Remove a closing bracket and check: the error shows its position. Add it again and check once more.',
      zh: '刪掉一個右方括號後檢查，錯誤會指出位置；補上後再檢查一次。',
    },
    steps: [
      {
        says: {
          en: 'The server refuses an unclosed bracket',
          zh: '伺服器拒絕沒有關閉的括號',
        },
        name: 'refused',
        endpoint: 'previewWording',
        status: 422,
        where: [
          {
            at: '/reply/errors',
            some: [
              { at: '/pointer', is: '/body/text/interval' },
              { at: '/code', is: 'text-unclosed' },
            ],
          },
        ],
      },
      {
        says: { en: 'The corrected text is accepted', zh: '修正後的文字被接受' },
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
