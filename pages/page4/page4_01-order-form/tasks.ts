import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'second-line',
    title: {
      en: 'Get an order refused at its second line, then fix it',
      zh: '讓訂單因第二筆明細被拒絕，修正後成立',
    },
    hint: {
      en: 'On line 2, enter a quantity that is a little larger than the stock, which is shown beside it, and press “Place order”. More than 999 would not be sent. The field says how many are left, or that it is out of stock. Correct it and place the order again.',
      zh: '在第 2 筆填入比旁邊顯示的庫存稍多的數量，按「送出訂單」。超過 999 的數量不會送出。欄位會顯示還剩幾件或已無庫存，修正後再送出。',
    },
    steps: [
      {
        name: 'refused',
        says: { en: 'An order is refused at its second line', zh: '訂單因第二筆明細被拒絕' },
        endpoint: 'createOrder',
        status: 422,
        where: [{ at: '/reply/errors', some: { at: '/pointer', matches: '^/body/lines/1/' } }],
      },
      {
        says: {
          en: 'The same customer’s order is placed with its first line unchanged',
          zh: '同一客戶的訂單成立，第一筆維持不變',
        },
        endpoint: 'createOrder',
        status: 201,
        where: [
          { at: '/request/customerId', is: { step: 'refused', at: '/request/customerId' } },
          { at: '/request/lines/0', contains: { step: 'refused', at: '/request/lines/0' } },
          { at: '/request/lines/1/productId', is: { step: 'refused', at: '/request/lines/1/productId' } },
        ],
      },
    ],
  },
  {
    id: 'once',
    title: {
      en: 'Lose the response to an order, send it again, and end up with one order',
      zh: '遺失訂單的回應，重送後仍只有一張',
    },
    hint: {
      en: 'In [Fault Lab](page8_02?rule=POST /api/orders lost;first=1), add a “Lost response” rule for the first call to POST /api/orders. Press “Place order” here, then press it again.',
      zh: '在[「故障實驗室」](page8_02?rule=POST /api/orders lost;first=1)為 POST /api/orders 的第一次呼叫建立「回應遺失」規則，在此按「送出訂單」，再按一次。',
    },
    steps: [
      {
        name: 'lost',
        says: { en: 'An order is placed and its response is lost', zh: '訂單成立，但回應遺失' },
        endpoint: 'createOrder',
        status: 0,
        where: [{ at: '/fault', matches: '^lost' }],
      },
      {
        says: {
          en: 'The retry with the same key returns the first response',
          zh: '以相同的金鑰重送，得到第一次的回應',
        },
        endpoint: 'createOrder',
        status: 201,
        where: [
          { at: '/replyHeaders/idempotent-replayed', is: 'true' },
          { at: '/requestHeaders/idempotency-key', is: { step: 'lost', at: '/requestHeaders/idempotency-key' } },
        ],
      },
    ],
  },
  {
    id: 'last-piece',
    title: { en: 'Let two orders compete for the last items in stock', zh: '讓兩張訂單搶同一批最後的庫存' },
    hint: {
      en: 'In two tabs, enter the whole stock of one product as the quantity. Press “Place order” in both. The second order is refused, and its line shows how many are left.',
      zh: '在兩個分頁都填入同一商品的全部庫存，再分別按「送出訂單」。後送出的會被拒絕，明細上會顯示剩餘數量。',
    },
    steps: [
      { name: 'won', says: { en: 'One order is placed', zh: '其中一張成立' }, endpoint: 'createOrder', status: 201 },
      {
        says: {
          en: 'The other is refused at that product within half a minute',
          zh: '另一張在半分鐘內因同一商品被拒絕',
        },
        endpoint: 'createOrder',
        status: 422,
        withinSeconds: 30,
        where: [
          { at: '/request/lines/0/productId', is: { step: 'won', at: '/request/lines/0/productId' } },
          { at: '/reply/errors/0/pointer', is: '/body/lines/0/quantity' },
          { at: '/reply/errors/0/code', matches: '^(out-of|not-enough)-stock$' },
        ],
      },
    ],
  },
]
