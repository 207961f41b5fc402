import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'resumed',
    title: { en: 'Cut the connection, and miss no position', zh: '切斷連線，但不漏掉任何位置' },
    hint: {
      en: 'Choose the day “Live”; the shop may stay closed. In the tab “Connection”, press “Cut the connection”. The console connects again and continues after its last event.',
      zh: '日期選擇「即時」，商店不必開始營業。在「連線」分頁按「切斷連線」。主控台會重新連線，並從最後一則事件之後接續。',
    },
    steps: [
      {
        says: { en: 'The positions are streamed', zh: '以串流接收位置' },
        endpoint: 'streamVans',
        status: 200,
      },
      {
        says: { en: 'A practice fault cuts the stream', zh: '練習故障切斷串流' },
        endpoint: 'createFault',
        status: 'good',
        where: [
          { at: '/request/path', is: '/api/tracks/live' },
          { at: '/request/fault/socket', is: 'drop' },
        ],
      },
      {
        says: { en: 'The next connection names the last event', zh: '下一次連線帶著最後一則事件的編號' },
        endpoint: 'streamVans',
        status: 200,
        where: [{ at: '/requestHeaders/last-event-id', matches: '^\\d{10}$' }],
        withinSeconds: 60,
      },
    ],
  },
  {
    id: 'latest',
    title: { en: 'Open the tour with the greatest delay of its day', zh: '開啟當天延誤最久的行程' },
    hint: {
      en: 'Choose an earlier day and move the time to its end, because only notices up to that time are listed. In the tab “Notices”, sort by the greatest delay and press the plate of the first one.',
      zh: '日期選擇較早的一天，並將時間移到最後，因為通知只列到目前時間為止。在「通知」分頁依延誤最久排序，再按第一則的車牌號碼。',
    },
    steps: [
      {
        says: { en: 'The days are listed', zh: '列出日期' },
        name: 'days',
        endpoint: 'listTrackDays',
        status: 200,
      },
      {
        says: { en: 'The tour with the greatest delay is opened', zh: '開啟延誤最久的行程' },
        endpoint: 'readTrack',
        status: 200,
        where: [
          { at: '/reply/maxLateSeconds', atLeast: 180 },
          { at: '/reply/maxLateSeconds', among: { step: 'days', at: '/reply/rows', each: '/maxLateSeconds' } },
        ],
      },
    ],
  },
  {
    id: 'fence',
    title: { en: 'Watch a place that a van passes', zh: '監看配送車經過的地點' },
    hint: {
      en: 'Choose an earlier day and a van, and move the time to the middle of its tour. Press “Notify me here” and create the area. The van is read again, and its notices now say when it entered the area.',
      zh: '日期選擇較早的一天，再選擇一輛車並將時間移到行程中段，按「在此設定通知」並建立區域。車輛資料會重新讀取，通知會顯示它何時進入該區域。',
    },
    steps: [
      {
        says: { en: 'An area is created', zh: '建立區域' },
        name: 'area',
        endpoint: 'createArea',
        status: 201,
      },
      {
        says: { en: 'A tour has a notice that its van entered it', zh: '行程的通知中，配送車進入了該區域' },
        endpoint: 'readTrack',
        status: 200,
        where: [
          {
            at: '/reply/notices',
            some: [
              { at: '/kind', is: 'entered' },
              { at: '/areaId', is: { step: 'area', at: '/reply/id' } },
            ],
          },
        ],
      },
    ],
  },
]
