import type { Task } from '#shared/platform/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'second-line',
    title: {
      en: 'Have an order refused at its second line, then fix it',
      zh: '讓訂單因第二筆明細被拒絕，修正後成立',
    },
    hint: {
      en: 'Order more of the second product than is in stock. The field shows how many are left, and your input is kept.',
      zh: '第二筆商品的數量填得比庫存多。欄位會說明還剩幾件，已填的內容都不會遺失。',
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
      en: 'Lose the reply to an order, send it again, and end up with one order',
      zh: '遺失訂單的回應，重送後仍只有一張',
    },
    hint: {
      en: 'In Fault Lab, put “Lost reply” on the first call of POST /api/orders. Place an order here, then press the button again.',
      zh: '在「故障實驗室」對 POST /api/orders 的第一次呼叫開啟「回應遺失」，在此送出訂單後再按一次。',
    },
    steps: [
      {
        name: 'lost',
        says: { en: 'An order is placed and its reply is lost', zh: '訂單成立，但回應遺失' },
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
      en: 'In two tabs, order the whole stock of one product, then place both orders. The second order shows on its line how many are left.',
      zh: '在兩個分頁都填入同一商品的全部庫存，再分別送出。後到的會在該筆明細得知剩餘數量。',
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
          { at: '/reply/errors/0/code', matches: '^(out_of|not_enough)_stock$' },
        ],
      },
    ],
  },
]
