import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'taken',
    title: {
      en: 'Get a name refused because it is taken, then save under another one',
      zh: '讓名稱因已被使用而遭拒，再改名儲存',
    },
    hint: {
      en: 'Type the name of a listed route. The check warns, but the form still lets you save. Then take a suggested name.',
      zh: '輸入清單裡某條路線的名稱；檢查會提醒，但表單仍可儲存。接著改用建議的名稱。',
    },
    steps: [
      {
        name: 'refused',
        says: { en: 'Creating a route is refused because of its name', zh: '新增因名稱被拒絕' },
        endpoint: 'createDeliveryRoute',
        status: 422,
        where: [{ at: '/reply/errors/0/pointer', is: '/body/name' }],
      },
      {
        says: { en: 'The same route is created under another name', zh: '相同的路線改名後建立成功' },
        endpoint: 'createDeliveryRoute',
        status: 201,
        where: [
          { at: '/reply/name', isNot: { step: 'refused', at: '/request/name' } },
          { at: '/reply', contains: { step: 'refused', at: '/request', except: ['name'] } },
        ],
      },
    ],
  },
  {
    id: 'overtaken',
    title: {
      en: 'Let a later request overtake a slow response',
      zh: '讓較晚的請求超前較慢的回應',
    },
    hint: {
      en: 'Slow down every other request and choose “Ignore the older response”. Then quickly choose two counties. In the log, the second is answered before the first.',
      zh: '讓每隔一個請求變慢，並選「忽略舊回應」。接著快速選擇兩個縣市：紀錄裡第二個請求會先得到回應。',
    },
    steps: [
      {
        name: 'quick',
        says: { en: 'A later request for townships is answered at once', zh: '較晚的鄉鎮市區請求馬上得到回應' },
        endpoint: 'listTownships',
        status: 200,
        where: [{ at: '/durationMs', atMost: 1000 }],
      },
      {
        says: {
          en: 'An earlier request, slowed by a fault, is answered later',
          zh: '較早送出的請求因故障變慢，反而較晚得到回應',
        },
        endpoint: 'listTownships',
        status: 200,
        where: [
          { at: '/durationMs', atLeast: 1000 },
          { at: '/fault', matches: 'delay' },
          { at: '/path', isNot: { step: 'quick', at: '/path' } },
        ],
        // The log is ordered by response: this request was sent no later than the previous one.
        withinSeconds: 0,
      },
    ],
  },
  {
    id: 'cascade',
    title: {
      en: 'Choose county, township and service point, then add a route there',
      zh: '從縣市、鄉鎮市區選到據點，並新增路線',
    },
    hint: {
      en: 'Choose a county, a township and a service point, enter a name that is available, and add the route.',
      zh: '依序選擇縣市、鄉鎮市區與據點，取一個可用的名稱後新增。',
    },
    steps: [
      {
        says: { en: 'The townships of a county are read', zh: '讀取某縣市的鄉鎮市區' },
        name: 'townships',
        endpoint: 'listTownships',
        status: 200,
      },
      {
        name: 'sites',
        says: { en: 'The service points of one of them are read', zh: '讀取其中一個鄉鎮市區的據點' },
        endpoint: 'listSites',
        status: 200,
        where: [{ at: '/query/township', among: { step: 'townships', at: '/reply/rows', each: '/id' } }],
      },
      {
        says: { en: 'The check finds a name available', zh: '檢查結果：名稱可用' },
        name: 'checked',
        endpoint: 'checkRouteName',
        status: 200,
        where: [{ at: '/reply/isFree', is: true }],
      },
      {
        says: {
          en: 'A route of that name is added at one of these service points',
          zh: '以該名稱在其中一個據點新增路線',
        },
        endpoint: 'createDeliveryRoute',
        status: 201,
        where: [
          { at: '/reply/name', is: { step: 'checked', at: '/reply/name' } },
          { at: '/request/siteId', among: { step: 'sites', at: '/reply/rows', each: '/id' } },
        ],
      },
    ],
  },
]
