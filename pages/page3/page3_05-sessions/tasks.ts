import type { Task } from '#shared/platform/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'end-one',
    title: { en: 'End a session that you started elsewhere', zh: '結束在別處登入的工作階段' },
    hint: {
      en: 'Sign in with another browser, then end that session here.',
      zh: '用另一個瀏覽器登入，再到這裡結束它。',
    },
    steps: [
      {
        says: { en: 'The list shows another session', zh: '清單中有另一個工作階段' },
        name: 'listed',
        endpoint: 'listSessions',
        status: 200,
        where: [{ at: '/reply/rows', some: { at: '/isCurrent', is: false } }],
      },
      { says: { en: 'A session is ended', zh: '結束一個工作階段' }, endpoint: 'endSession', status: 204 },
      {
        says: { en: 'Yours goes on and lists what is left', zh: '自己的仍然有效，並列出其餘的' },
        endpoint: 'listSessions',
        status: 200,
        where: [{ at: '/sessionId', is: { step: 'listed', at: '/sessionId' } }],
      },
    ],
  },
  {
    id: 'half-a-minute',
    title: { en: 'Let a session end in thirty seconds', zh: '讓一個工作階段在三十秒後結束' },
    hint: { en: 'Press “End in 30 s” and watch the countdown.', zh: '按「30 秒後結束」，看它倒數。' },
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
      en: 'Be refused because your session ended, then carry on where you were',
      zh: '因登入失效被拒絕，重新登入後從原處繼續',
    },
    hint: {
      en: 'In Fault Lab choose “Session expires”, or end this session from another browser; then sign in over the page.',
      zh: '在「故障實驗室」選擇「登入失效」，或從另一個瀏覽器結束此工作階段；再於頁面上重新登入。',
    },
    steps: [
      {
        says: { en: 'A request is refused with 401: the session has ended', zh: '請求以 401 被拒絕：登入已失效' },
        name: 'refused',
        status: 401,
        where: [{ at: '/reply/code', is: 'session-ended' }],
      },
      {
        says: { en: 'A newer session gets an answer from the same endpoint', zh: '新的工作階段從相同的端點得到回應' },
        status: 'good',
        where: [
          { at: '/endpoint', is: { step: 'refused', at: '/endpoint' } },
          { at: '/sessionId', atLeast: { step: 'refused', at: '/sessionId' } },
          { at: '/sessionId', isNot: { step: 'refused', at: '/sessionId' } },
        ],
      },
    ],
  },
]
