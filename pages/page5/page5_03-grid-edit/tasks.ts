import type { Task } from '#shared/platform/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'one-cell',
    title: { en: 'Have one cell of a block refused, then correct it', zh: '讓一整塊中的一格被拒絕，再修正它' },
    hint: {
      en: 'Paste several cells, one of them below zero: the others are saved. Then type a valid value into that cell.',
      zh: '貼上數格，其中一格小於零，其他格照常儲存；再於該格輸入正確的值。',
    },
    steps: [
      {
        says: { en: 'One cell is refused for its value, the others are saved', zh: '一格因內容被拒絕，其他格已儲存' },
        name: 'refused',
        endpoint: 'editProducts',
        status: 200,
        where: [
          { at: '/reply/refused', length: 1 },
          { at: '/request/rows/1/id', atLeast: 1 },
          { at: '/reply/refused/0/code', matches: '^(too_|int|required)' },
        ],
      },
      {
        says: { en: 'The same product is changed, and nothing is refused', zh: '再次修改同一項商品，沒有任何拒絕' },
        endpoint: 'editProducts',
        status: 200,
        where: [
          { at: '/request/rows/0/id', is: { step: 'refused', at: '/reply/refused/0/id' } },
          { at: '/reply/refused', length: 0 },
        ],
      },
    ],
  },
  {
    id: 'raise',
    title: { en: 'Raise five prices at once, then undo it', zh: '一次調漲五項售價，再復原' },
    hint: {
      en: 'Select cells of five rows, press Change prices, look at the preview, apply; then press Undo.',
      zh: '選取五列的儲存格，按調整售價，看過預覽後套用，再按復原。',
    },
    steps: [
      {
        says: { en: 'Five prices or more are changed in one request', zh: '一個要求修改五項以上的售價' },
        name: 'raised',
        endpoint: 'editProducts',
        status: 200,
        where: [
          { at: '/request/rows/4/cells/priceCents', atLeast: 1 },
          { at: '/reply/refused', length: 0 },
        ],
      },
      {
        says: { en: 'They are changed back, at the versions that this made', zh: '以這次產生的版本改回原價' },
        endpoint: 'editProducts',
        status: 200,
        where: [
          { at: '/request/rows/0/id', is: { step: 'raised', at: '/reply/products/0/id' } },
          { at: '/request/rows/0/version', is: { step: 'raised', at: '/reply/products/0/version' } },
          { at: '/request/rows/4/cells/priceCents', atLeast: 1 },
        ],
      },
    ],
  },
  {
    id: 'rolled-back',
    title: { en: 'Have a change fail at the server, then send it again', zh: '讓變更因故障而回復，再重新送出' },
    hint: {
      en: 'In Fault Lab, put status 503 on the first call of PATCH /api/products. Change a cell here, then press Try again.',
      zh: '在「故障實驗室」讓 PATCH /api/products 的第一次呼叫回覆 503。在此修改一格，再按「重試」。',
    },
    steps: [
      {
        says: { en: 'A change fails at the server', zh: '變更在伺服器失敗' },
        name: 'failed',
        endpoint: 'editProducts',
        where: [{ at: '/status', atLeast: 500 }],
      },
      {
        says: { en: 'The same change goes through', zh: '同一個變更成功' },
        endpoint: 'editProducts',
        status: 200,
        where: [{ at: '/request/rows', is: { step: 'failed', at: '/request/rows' } }],
      },
    ],
  },
]
