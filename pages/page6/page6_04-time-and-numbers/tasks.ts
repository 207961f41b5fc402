import type { Words } from '#shared/messages.ts'
import type { Task } from '#shared/platform/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'skipped',
    title: { en: 'Find a time that never was', zh: '找出一個不存在的時間' },
    hint: {
      en: 'Where summer time begins, an hour is left out: in Europe on the last Sunday of March. The examples are of New York and Samoa; find one in another zone.',
      zh: '日光節約時間開始時會跳過一小時，歐洲是在三月最後一個星期日。範例是紐約與薩摩亞；請在其他時區找一個。',
    },
    steps: [
      {
        says: {
          en: 'In a zone of none of the examples, the server finds no such moment',
          zh: '在範例以外的時區，伺服器找不到這個時刻',
        },
        endpoint: 'readTime',
        status: 200,
        where: [
          { at: '/reply/kind', is: 'skipped' },
          { at: '/request/zone', isNot: 'America/New_York' },
          { at: '/request/zone', isNot: 'Pacific/Apia' },
        ],
      },
    ],
  },
  {
    id: 'twice',
    title: { en: 'Tell the two moments of one time apart', zh: '分辨同一個時間的兩個時刻' },
    hint: {
      en: 'Ask for a time that a clock shows twice. Then ask for each of its two moments in UTC, which has it but once; the earlier first.',
      zh: '先詢問一個會出現兩次的時間，再於只出現一次的 UTC 分別詢問它的兩個時刻，從較早的開始。',
    },
    steps: [
      {
        name: 'both',
        says: { en: 'A time that means two moments', zh: '代表兩個時刻的時間' },
        endpoint: 'readTime',
        status: 200,
        where: [{ at: '/reply/kind', is: 'twice' }],
      },
      ...(['/reply/moments/0/at', '/reply/moments/1/at'] as const).map((at, place) => ({
        says: [
          { en: 'The earlier, asked for in another zone', zh: '在其他時區詢問較早的時刻' },
          { en: 'The later as well', zh: '也詢問較晚的時刻' },
        ][place] as Words,
        endpoint: 'readTime',
        status: 200,
        where: [
          { at: '/reply/kind', is: 'once' },
          { at: '/request/zone', isNot: { step: 'both', at: '/request/zone' } },
          { at: '/reply/moments/0/at', is: { step: 'both', at } },
        ] as const,
      })),
    ],
  },
  {
    id: 'clock',
    title: { en: 'Measure the server’s clock past a slow answer', zh: '避開緩慢的答覆，量出伺服器時鐘' },
    hint: {
      en: 'Tick “Slow down the first” and ask five times: the first errs by hundreds of milliseconds; the quick ones decide.',
      zh: '勾選「讓第一次變慢」並詢問五次：第一次的誤差高達數百毫秒；以較快的幾次為準。',
    },
    steps: [
      {
        says: { en: 'The clock is asked with a delay of half a second or more', zh: '在半秒以上的延遲下詢問時鐘' },
        endpoint: 'readClock',
        status: 200,
        where: [
          { at: '/fault', matches: '^delay=' },
          { at: '/durationMs', atLeast: 500 },
        ],
      },
      {
        says: { en: 'Then four times without a fault, soon after each other', zh: '接著在無故障時連續詢問四次' },
        endpoint: 'readClock',
        status: 200,
        where: [{ at: '/fault', is: null }],
        times: 4,
        withinSeconds: 10,
      },
    ],
  },
]
