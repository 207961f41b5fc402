import type { Task } from '#shared/platform/lesson.ts'

/** The lists on the page decide which markers are asked about; of a single one it is clear which was moved. */
const single = { at: '/request/points', length: 1 } as const
const hualien = { at: '/name/en', is: 'Hualien County' } as const
const onLand = { at: '/reply/places/0/countyId', matches: '^\\d{5}$' } as const

export const tasks: readonly Task[] = [
  {
    id: 'county',
    title: { en: 'Move a marker into Hualien County', zh: '把一個標記移進花蓮縣' },
    hint: {
      en: 'Show a single marker that lies elsewhere; the lists on the page decide which are shown. Drag it to the middle of the east coast and let it rest: its row says the county.',
      zh: '只顯示一個位於其他地方的標記（由頁面上的清單決定）。把它拖到東海岸中段，停下來之後，該列會顯示所在縣市。',
    },
    steps: [
      {
        says: { en: 'A single marker lies outside Hualien County', zh: '唯一的標記不在花蓮縣' },
        endpoint: 'findCounties',
        status: 200,
        where: [single, { at: '/reply/counties', none: hualien }],
      },
      {
        says: { en: 'Then it lies in Hualien County', zh: '之後位於花蓮縣' },
        endpoint: 'findCounties',
        status: 200,
        where: [single, { at: '/reply/counties', some: hualien }],
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
    title: { en: 'Take a marker out to sea, and back to its county', zh: '把標記移到海上，再移回原來的縣市' },
    hint: {
      en: 'Show a single marker. Drag it into the water and let it rest: no county is an answer too, and no error. Then drag it back; where it lay before is remembered and not asked again.',
      zh: '只顯示一個標記。把它拖到水上，停一下：不在任何縣市也是答案，不是錯誤。再拖回陸地；原來的位置已經記住，不會再問一次。',
    },
    steps: [
      {
        says: { en: 'A single marker lies in a county', zh: '唯一的標記位於某個縣市' },
        name: 'before',
        endpoint: 'findCounties',
        status: 200,
        where: [single, onLand],
      },
      {
        says: { en: 'It lies in no county', zh: '它不在任何縣市' },
        endpoint: 'findCounties',
        status: 200,
        where: [single, { at: '/reply/places/0/countyId', is: null }],
      },
      {
        says: { en: 'It lies in the same county again', zh: '它又回到同一個縣市' },
        endpoint: 'findCounties',
        status: 200,
        where: [single, { at: '/reply/places/0/countyId', is: { step: 'before', at: '/reply/places/0/countyId' } }],
      },
    ],
  },
]
