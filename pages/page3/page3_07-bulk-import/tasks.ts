import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'thousand',
    title: { en: 'Import a thousand members at once, then undo the import', zh: '一次匯入一千位成員，再整批復原' },
    hint: {
      en: 'Choose the practice file with 5,000 rows and import its valid rows. Then press “Undo import” in the list of imports below.',
      zh: '選擇 5,000 列的練習檔，匯入其中正確的列，再到下方的匯入紀錄按「復原整批」。',
    },
    steps: [
      {
        says: { en: 'At least 1,000 rows are imported together', zh: '一千列以上一起匯入' },
        name: 'imported',
        endpoint: 'createImport',
        status: 201,
        where: [{ at: '/reply/rowCount', atLeast: 1000 }],
      },
      {
        says: { en: 'The same import is undone', zh: '同一批被復原' },
        endpoint: 'undoImport',
        status: 200,
        where: [{ at: '/reply/id', is: { step: 'imported', at: '/reply/id' } }],
      },
    ],
  },
  {
    id: 'in-use',
    title: {
      en: 'Fail to undo an import because one of its members has changed',
      zh: '因匯入的成員已被修改而無法復原',
    },
    hint: {
      en: 'Import the practice file again. Press “View members”, change one of the imported members, then press “Undo import” here.',
      zh: '再匯入一次練習檔，按「查看成員」並修改其中一位匯入的成員，再回到此頁按「復原整批」。',
    },
    steps: [
      { says: { en: 'Members are imported', zh: '匯入成員' }, name: 'imported', endpoint: 'createImport', status: 201 },
      {
        says: { en: 'One of them is changed', zh: '修改其中一位' },
        name: 'changed',
        endpoint: 'updateMember',
        status: 200,
        where: [{ at: '/reply/id', atLeast: { step: 'imported', at: '/reply/firstMemberId' } }],
      },
      {
        says: {
          en: 'The import cannot be undone, and the refusal names that member',
          zh: '無法復原，並指出是哪位成員',
        },
        endpoint: 'undoImport',
        status: 422,
        where: [
          { at: '/reply/members', some: { at: '/hold', is: 'changed' } },
          { at: '/reply/members', some: { at: '/id', is: { step: 'changed', at: '/reply/id' } } },
        ],
      },
    ],
  },
  {
    id: 'once',
    title: { en: 'Lose the response of an import without importing anyone twice', zh: '遺失匯入的回應，卻不重複匯入' },
    hint: {
      en: 'In [Fault Lab](page8_02?rule=POST /api/imports lost;first=1), add a “Lost response” rule for the first call to POST /api/imports. Import here, then press “Import” again.',
      zh: '在[「故障實驗室」](page8_02?rule=POST /api/imports lost;first=1)為 POST /api/imports 的第一次呼叫建立「回應遺失」規則，在此匯入，再按一次「匯入」。',
    },
    steps: [
      {
        says: { en: 'An import is done and its response is lost', zh: '匯入完成，但回應遺失' },
        name: 'lost',
        endpoint: 'createImport',
        status: 0,
        where: [{ at: '/fault', matches: '^lost' }],
      },
      {
        says: {
          en: 'The retry with the same key returns the first response',
          zh: '以相同的金鑰重送，得到第一次的回應',
        },
        endpoint: 'createImport',
        status: 201,
        where: [
          { at: '/replyHeaders/idempotent-replayed', is: 'true' },
          { at: '/requestHeaders/idempotency-key', is: { step: 'lost', at: '/requestHeaders/idempotency-key' } },
        ],
      },
    ],
  },
]
