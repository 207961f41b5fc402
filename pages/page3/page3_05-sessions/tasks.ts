import type { Task } from '#shared/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'end-one',
    title: { en: 'End a session that you began elsewhere', zh: '結束在別處登入的工作階段' },
    hint: {
      en: 'Sign in with another browser, then end that session here.',
      zh: '用另一個瀏覽器登入，再到這裡結束它。',
    },
    steps: [
      { says: { en: 'The sessions are listed', zh: '列出工作階段' }, endpoint: 'listSessions', status: 200 },
      { says: { en: 'One of them is ended', zh: '結束其中一個' }, endpoint: 'endSession', status: 204 },
    ],
  },
  {
    id: 'half-a-minute',
    title: { en: 'Let a session end in thirty seconds', zh: '讓一個工作階段在三十秒後結束' },
    hint: { en: 'Shorten one, and watch it go.', zh: '縮短其中一個並看它結束。' },
    steps: [
      {
        says: { en: 'A session is shortened', zh: '縮短工作階段' },
        endpoint: 'shortenSession',
        status: 200,
        where: [
          { at: '/reply/isFixed', is: true },
          { at: '/reply/secondsLeft', atMost: 30 },
        ],
      },
    ],
  },
  {
    id: 'refused-then-in',
    title: {
      en: 'Be refused because your session is over, and go on where you were',
      zh: '因登入失效被拒絕，重新登入後從原處繼續',
    },
    hint: {
      en: 'In Fault Lab choose “Session dies”, or end this session from another browser; then sign in over the page.',
      zh: '在「故障實驗室」選擇「登入失效」，或從另一個瀏覽器結束此工作階段；再於頁面上重新登入。',
    },
    steps: [
      { says: { en: 'A request is refused with 401', zh: '請求以 401 被拒絕' }, name: 'refused', status: 401 },
      {
        says: { en: 'The same endpoint answers again', zh: '相同的端點再次回覆' },
        status: 'good',
        where: [{ at: '/endpoint', is: { step: 'refused', at: '/endpoint' } }],
      },
    ],
  },
]
