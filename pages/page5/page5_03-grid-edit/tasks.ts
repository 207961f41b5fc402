import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'one-cell',
    title: { en: 'Paste a block with one invalid cell, then correct it', zh: '貼上一塊含有一格錯誤的內容，再修正它' },
    hint: {
      en: 'Paste several stock values, one of them below zero. The others are saved. Then enter a valid value in the refused cell.',
      zh: '貼上數格庫存，其中一格小於零，其他格會照常儲存；再於該格輸入正確的值。',
    },
    steps: [
      {
        says: { en: 'One cell is refused and the others are saved', zh: '一格被拒絕，其他格已儲存' },
        name: 'refused',
        endpoint: 'editProducts',
        status: 200,
        where: [
          { at: '/reply/refused', length: 1 },
          { at: '/request/rows/1/id', atLeast: 1 },
          { at: '/reply/refused/0/code', matches: '^(too-|int|required)' },
        ],
      },
      {
        says: { en: 'The same product is changed without a refusal', zh: '再次修改同一項商品，沒有任何一格被拒絕' },
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
      en: 'Select cells in five rows, press “Change 5 prices”, check the preview and press “Change prices”. Then press “Undo”.',
      zh: '選取五列的儲存格，按「調整 5 項售價」，確認預覽後按「調整售價」，再按「復原」。',
    },
    steps: [
      {
        says: { en: 'One request changes at least five prices', zh: '一個請求修改至少五項售價' },
        name: 'raised',
        endpoint: 'editProducts',
        status: 200,
        where: [
          { at: '/request/rows/4/cells/priceCents', atLeast: 1 },
          { at: '/reply/refused', length: 0 },
        ],
      },
      {
        says: { en: 'The old prices are written back, based on the new versions', zh: '以新的版本改回原價' },
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
    title: { en: 'Make a save fail on the server, then retry it', zh: '讓儲存因故障而失敗，再重試' },
    hint: {
      en: 'In [Fault Lab](page8_02?rule=PATCH /api/products status=503;first=1), add a rule with status 503 for the first call to PATCH /api/products. Change a cell here, then press “Try again”.',
      zh: '在[「故障實驗室」](page8_02?rule=PATCH /api/products status=503;first=1)建立規則，讓 PATCH /api/products 的第一次呼叫回應 503。在此修改一格，再按「重試」。',
    },
    steps: [
      {
        says: { en: 'A change fails on the server', zh: '變更在伺服器失敗' },
        name: 'failed',
        endpoint: 'editProducts',
        where: [{ at: '/status', atLeast: 500 }],
      },
      {
        says: { en: 'The same change is saved', zh: '同一項變更儲存成功' },
        endpoint: 'editProducts',
        status: 200,
        where: [{ at: '/request/rows', is: { step: 'failed', at: '/request/rows' } }],
      },
    ],
  },
]
