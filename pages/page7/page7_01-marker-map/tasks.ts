import type { Task } from '#shared/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'county',
    title: { en: 'Put a marker into Hualien County', zh: '把一個標記放進花蓮縣' },
    hint: {
      en: 'It lies in the middle of the east coast. Drag a marker there and let it rest: the list says its county.',
      zh: '花蓮縣在東海岸中段。把標記拖過去，停下來之後，清單會顯示它所在的縣市。',
    },
    steps: [
      {
        says: { en: 'The server finds a marker in Hualien County', zh: '伺服器查到標記位於花蓮縣' },
        endpoint: 'findCounties',
        status: 200,
        where: [{ at: '/reply/counties', some: { at: '/name/en', is: 'Hualien County' } }],
      },
    ],
  },
  {
    id: 'three',
    title: { en: 'Show three markers, each in a county of its own', zh: '顯示三個標記，分別位於三個縣市' },
    hint: {
      en: 'The lists on the page decide which markers are shown; one request asks about all of them.',
      zh: '頁面上的清單決定顯示哪些標記；一次請求會查詢全部。',
    },
    steps: [
      {
        says: {
          en: 'One request about three places is answered with three counties',
          zh: '一次請求查詢三個位置，得到三個縣市',
        },
        endpoint: 'findCounties',
        status: 200,
        where: [
          { at: '/request/points', length: 3 },
          { at: '/reply/counties', length: 3 },
        ],
      },
    ],
  },
  {
    id: 'sea',
    title: { en: 'Take a marker out to sea, and back to land', zh: '把標記移到海上，再移回陸地' },
    hint: {
      en: 'No county is an answer too: it is no error. Drag a marker into the water, let it rest, and undo.',
      zh: '不在任何縣市也是答案，不是錯誤。把標記拖到水上，停一下，再復原。',
    },
    steps: [
      {
        says: { en: 'A place is told to be in no county', zh: '有一個位置不在任何縣市' },
        endpoint: 'findCounties',
        status: 200,
        where: [{ at: '/reply/places', some: { at: '/countyId', is: null } }],
      },
      {
        says: { en: 'After it a place is found in a county', zh: '之後有一個位置查到縣市' },
        endpoint: 'findCounties',
        status: 200,
        where: [{ at: '/reply/places', some: { at: '/countyId', matches: '^\\d{5}$' } }],
      },
    ],
  },
]
