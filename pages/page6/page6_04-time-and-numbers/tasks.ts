import type { Words } from '#shared/messages.ts'
import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'skipped',
    title: { en: 'Find a local time that doesn’t exist', zh: '找出一個不存在的當地時間' },
    hint: {
      en: 'When daylight saving time starts, an hour is skipped: in Europe on the last Sunday of March. Find such a time in a zone that is not among the examples.',
      zh: '日光節約時間開始時會跳過一小時，歐洲是在三月最後一個星期日。請在範例以外的時區找一個。',
    },
    steps: [
      {
        says: {
          en: 'The server finds no moment for a local time in another zone',
          zh: '在範例以外的時區，伺服器找不到對應的時刻',
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
    title: { en: 'Tell two moments with the same local time apart', zh: '分辨當地時間相同的兩個時刻' },
    hint: {
      en: 'Convert a local time that occurs twice. Then convert each of its two moments in the zone UTC, the earlier one first.',
      zh: '換算一個出現兩次的當地時間，再以 UTC 時區分別換算它的兩個時刻，從較早的開始。',
    },
    steps: [
      {
        name: 'both',
        says: { en: 'A local time with two moments is converted', zh: '換算有兩個時刻的當地時間' },
        endpoint: 'readTime',
        status: 200,
        where: [{ at: '/reply/kind', is: 'twice' }],
      },
      ...(['/reply/moments/0/at', '/reply/moments/1/at'] as const).map((at, place) => ({
        says: [
          { en: 'The earlier moment is converted in another zone', zh: '在其他時區換算較早的時刻' },
          { en: 'The later moment is converted as well', zh: '也換算較晚的時刻' },
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
    title: { en: 'Measure the server’s clock despite a slow response', zh: '在回應緩慢時量出伺服器的時鐘' },
    hint: {
      en: 'Select “Delay the first measurement” and press “Measure five times”. The first result has an error of hundreds of milliseconds; the fastest one counts.',
      zh: '勾選「延遲第一次測量」，按「測量五次」：第一次的誤差高達數百毫秒，結果以最快的一次為準。',
    },
    steps: [
      {
        says: { en: 'The clock is read with a delay of at least half a second', zh: '以至少半秒的延遲讀取時鐘' },
        endpoint: 'readClock',
        status: 200,
        where: [
          { at: '/fault', matches: '^delay=' },
          { at: '/durationMs', atLeast: 500 },
        ],
      },
      {
        says: { en: 'The clock is read four times without a fault within ten seconds', zh: '十秒內在無故障時讀取四次' },
        endpoint: 'readClock',
        status: 200,
        where: [{ at: '/isFaulty', is: false }],
        times: 4,
        withinSeconds: 10,
      },
    ],
  },
]
