import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'neighbours',
    title: { en: 'Page through the map from west to east without overlap', zh: '由西向東逐一查看地圖，範圍不重疊' },
    hint: {
      en: 'Click a cluster near the west coast until the map is at level 10 or closer: the level is above the list “On the map”. Below the list, press the arrow → (“Next area to the east”) twice. Each box begins where the previous one ends.',
      zh: '按西部的群集，直到地圖放大到第 10 級以上（層級顯示在「地圖上」清單的上方），再於清單下方按兩次箭頭 →（「往東一個範圍」）。每個範圍都從前一個範圍結束的地方開始。',
    },
    steps: [
      {
        says: {
          en: 'The clusters of a box are loaded, at zoom level 10 or closer',
          zh: '以第 10 級以上載入一個範圍的叢集',
        },
        name: 'first',
        endpoint: 'clusterSites',
        status: 200,
        where: [{ at: '/query/zoom', matches: '^1[0-8]$' }],
      },
      {
        says: { en: 'The next box begins at its eastern edge', zh: '下一個範圍從它的東緣開始' },
        name: 'second',
        endpoint: 'clusterSites',
        status: 200,
        where: [
          { at: '/query/west', is: { step: 'first', at: '/query/east' } },
          { at: '/query', contains: { step: 'first', at: '/query', except: ['west', 'east'] } },
        ],
      },
      {
        says: { en: 'So does the one after that', zh: '再下一個也是' },
        endpoint: 'clusterSites',
        status: 200,
        where: [
          { at: '/query/west', is: { step: 'second', at: '/query/east' } },
          { at: '/query', contains: { step: 'first', at: '/query', except: ['west', 'east'] } },
        ],
      },
    ],
  },
  {
    id: 'nearest',
    title: { en: 'Find the three shops nearest to Hualien City', zh: '找出離花蓮市最近的三間門市' },
    hint: {
      en: 'Set the filter “Kind” to “Shop”. Under “Nearest”, enter “Hualien City”, choose it from the list and set “How many” to 3.',
      zh: '將「類型」設為「門市」，在「最近」輸入「花蓮市」並從選單選擇它，再將「數量」設為 3。',
    },
    steps: [
      {
        says: { en: 'The search for places finds Hualien City', zh: '搜尋地點，找到花蓮市' },
        endpoint: 'searchTownships',
        status: 200,
        where: [{ at: '/reply/rows', some: { at: '/id', is: '10015010' } }],
      },
      {
        says: { en: 'The three nearest shops are listed', zh: '列出最近的三間門市' },
        endpoint: 'listNearestSites',
        status: 200,
        where: [
          { at: '/query/townshipId', is: '10015010' },
          { at: '/query/kind', is: 'shop' },
          { at: '/query/limit', is: '3' },
          { at: '/reply/rows', length: 3 },
        ],
      },
    ],
  },
  {
    id: 'count',
    title: { en: 'Verify that the list counts as many sites as the map', zh: '核對清單與地圖的據點數相同' },
    hint: {
      en: 'Filter by kind, county and opening hours so that some sites are left: if none are “Open now”, choose “Closed now”. The map moves to the county. Then open “List”.',
      zh: '以類型、縣市與營業時間篩選，並留下至少一個據點：若沒有「營業中」的據點，請選「休息中」。地圖會移到該縣市。然後開啟「清單」。',
    },
    steps: [
      {
        says: { en: 'The map counts sites with three filters', zh: '地圖以三項條件計算據點數' },
        name: 'map',
        endpoint: 'clusterSites',
        status: 200,
        where: [
          { at: '/query/kind', matches: '.' },
          { at: '/query/township', matches: '.' },
          { at: '/query/isOpen', matches: '.' },
          { at: '/reply/count', atLeast: 1 },
        ],
      },
      {
        says: { en: 'The list with the same filters has the same count', zh: '相同條件的清單，數量相同' },
        endpoint: 'listSites',
        status: 200,
        where: [
          {
            at: '/query',
            contains: { step: 'map', at: '/query', except: ['zoom', 'clustering', 'west', 'south', 'east', 'north'] },
          },
          { at: '/reply/count/value', is: { step: 'map', at: '/reply/count' } },
        ],
      },
    ],
  },
]
