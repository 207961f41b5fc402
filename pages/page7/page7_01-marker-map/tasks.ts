import type { Task } from '#shared/platform/lessons/lesson.ts'

/** The shown lists determine which markers are sent. With a single one it is clear which was moved. */
const single = { at: '/request/points', length: 1 } as const
const hualien = { at: '/name/en', is: 'Hualien County' } as const
const onLand = { at: '/reply/places/0/countyId', matches: '^\\d{5}$' } as const

export const tasks: readonly Task[] = [
  {
    id: 'county',
    title: { en: 'Move a marker into Hualien County', zh: '把一個標記移進花蓮縣' },
    hint: {
      en: 'Press “Add marker” and click the map elsewhere in Taiwan. If other markers are shown, press “New list”, save this one with that list and uncheck the others. Then drag it to the middle of the east coast and wait a moment: its row shows the county.',
      zh: '按「新增標記」並點選臺灣的其他地方。若還顯示其他標記，請按「新增清單」，為這個標記選擇該清單並儲存，再取消勾選其他清單。然後把它拖到東海岸中段並稍候，該列會顯示所在縣市。',
    },
    steps: [
      {
        says: { en: 'A single marker is outside Hualien County', zh: '唯一的標記不在花蓮縣' },
        endpoint: 'findCounties',
        status: 200,
        where: [single, { at: '/reply/counties', none: hualien }],
      },
      {
        says: { en: 'The marker is in Hualien County', zh: '標記位於花蓮縣' },
        endpoint: 'findCounties',
        status: 200,
        where: [single, { at: '/reply/counties', some: hualien }],
      },
    ],
  },
  {
    id: 'three',
    title: { en: 'Show three markers in three different counties', zh: '顯示三個標記，分別位於三個縣市' },
    hint: {
      en: 'Add markers in three counties. If others are shown, save them with another list and uncheck it, until exactly three are left. One request asks about all visible markers.',
      zh: '在三個縣市新增標記。若還顯示其他標記，請為它們選擇別的清單並儲存，再取消勾選該清單，直到只剩三個。一次請求會查詢所有顯示的標記。',
    },
    steps: [
      {
        says: {
          en: 'One request about three positions returns three counties',
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
    title: { en: 'Move a marker into the sea, then back to its county', zh: '把標記移到海上，再移回原來的縣市' },
    hint: {
      en: 'Show a single marker: if there are more, press “New list”, save it with that list and uncheck the others. Drag it into the sea and wait a moment: the response has no county, which is not an error. Then drag it back to a slightly different position, because known positions are cached and not requested again.',
      zh: '只顯示一個標記：若有多個，請按「新增清單」，為它選擇該清單並儲存，再取消勾選其他清單。把它拖到海上並稍候：回應中沒有縣市，這不是錯誤。再拖回陸地上稍微不同的位置，因為查過的位置已在快取中，不會再次請求。',
    },
    steps: [
      {
        says: { en: 'A single marker is in a county', zh: '唯一的標記位於某個縣市' },
        name: 'before',
        endpoint: 'findCounties',
        status: 200,
        where: [single, onLand],
      },
      {
        says: { en: 'The marker is not in a county', zh: '標記不在任何縣市' },
        endpoint: 'findCounties',
        status: 200,
        where: [single, { at: '/reply/places/0/countyId', is: null }],
      },
      {
        says: { en: 'The marker is in the same county again', zh: '標記回到同一個縣市' },
        endpoint: 'findCounties',
        status: 200,
        where: [single, { at: '/reply/places/0/countyId', is: { step: 'before', at: '/reply/places/0/countyId' } }],
      },
    ],
  },
]
