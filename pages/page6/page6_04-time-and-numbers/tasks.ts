import type { Task } from '#shared/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'skipped',
    title: { en: 'Find a time that never was', zh: '找出一個不存在的時間' },
    hint: {
      en: 'Where summer time begins, an hour is left out. One of the examples asks for such a time; find another.',
      zh: '日光節約時間開始時會跳過一小時。範例中就有一個，也可以自己找別的。',
    },
    steps: [
      {
        says: { en: 'The server finds no such moment', zh: '伺服器找不到這個時刻' },
        endpoint: 'readTime',
        status: 200,
        where: [{ at: '/reply/kind', is: 'skipped' }],
      },
    ],
  },
  {
    id: 'twice',
    title: { en: 'Tell the two moments of one time apart', zh: '分辨同一個時間的兩個時刻' },
    hint: {
      en: 'Ask for a time that a clock shows twice. Then ask for one of its two moments in a zone that has it but once: UTC always does.',
      zh: '先詢問一個會出現兩次的時間，再到只出現一次的時區（UTC 一定可以）詢問其中一個時刻。',
    },
    steps: [
      {
        name: 'both',
        says: { en: 'A time that means two moments', zh: '代表兩個時刻的時間' },
        endpoint: 'readTime',
        status: 200,
        where: [{ at: '/reply/kind', is: 'twice' }],
      },
      {
        says: {
          en: 'The first of them, asked for where it is the only one',
          zh: '在只出現一次的時區詢問其中較早的時刻',
        },
        endpoint: 'readTime',
        status: 200,
        where: [
          { at: '/reply/kind', is: 'once' },
          { at: '/reply/moments/0/at', is: { step: 'both', at: '/reply/moments/0/at' } },
        ],
      },
    ],
  },
  {
    id: 'clock',
    title: { en: 'Measure the server’s clock past a slow answer', zh: '避開緩慢的答覆，量出伺服器時鐘' },
    hint: {
      en: 'Slow down the first asking, and see that it errs by hundreds of milliseconds; the quick ones decide.',
      zh: '讓第一次詢問變慢，會看到它的誤差高達數百毫秒；以較快的幾次為準。',
    },
    steps: [
      {
        says: { en: 'The clock asked for with a delay', zh: '在延遲下詢問時鐘' },
        endpoint: 'readClock',
        status: 200,
        where: [{ at: '/fault', matches: '^delay=' }],
      },
      {
        says: { en: 'And without one', zh: '再於無故障時詢問' },
        endpoint: 'readClock',
        status: 200,
        where: [{ at: '/fault', is: null }],
        times: 4,
        withinSeconds: 60,
      },
    ],
  },
]
