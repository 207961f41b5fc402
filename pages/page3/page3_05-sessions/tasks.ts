import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'end-one',
    title: { en: 'End a session that you started elsewhere', zh: '結束在別處登入的工作階段' },
    hint: {
      en: 'Sign in with another browser, then press “End” for that session here.',
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
        says: { en: 'Your session continues and lists the remaining ones', zh: '自己的工作階段仍然有效，並列出其餘的' },
        endpoint: 'listSessions',
        status: 200,
        where: [{ at: '/sessionId', is: { step: 'listed', at: '/sessionId' } }],
      },
    ],
  },
  {
    id: 'half-a-minute',
    title: { en: 'Make a session end in 30 seconds', zh: '讓一個工作階段在 30 秒後結束' },
    hint: { en: 'Press “End in 30 s” and watch the countdown.', zh: '按「30 秒後結束」並查看倒數。' },
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
      en: 'Get refused because your session has ended, then continue where you were',
      zh: '因登入失效被拒絕，重新登入後從原處繼續',
    },
    hint: {
      en: 'In [Fault Lab](page8_02), choose “Session expires”, or end this session from another browser. Then sign in over the page.',
      zh: '在[「故障實驗室」](page8_02)選擇「登入失效」，或從另一個瀏覽器結束此工作階段，再直接在頁面上重新登入。',
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
