import type { Task } from '#shared/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'thousand',
    title: { en: 'Import a thousand members at once, and take them back', zh: '一次匯入一千位成員，再整批復原' },
    hint: {
      en: 'Practise with the file of 5,000 rows: most of them are right. Take back stands below, under What came in.',
      zh: '用 5,000 列的練習檔：大部分的列都正確。「復原整批」在下方的匯入紀錄。',
    },
    steps: [
      {
        says: { en: 'A thousand rows or more come in together', zh: '一千列以上一起匯入' },
        name: 'imported',
        endpoint: 'createImport',
        status: 201,
        where: [{ at: '/reply/rowCount', atLeast: 1000 }],
      },
      {
        says: { en: 'The same import is taken back', zh: '同一批被復原' },
        endpoint: 'undoImport',
        status: 200,
        where: [{ at: '/reply/id', is: { step: 'imported', at: '/reply/id' } }],
      },
    ],
  },
  {
    id: 'in-use',
    title: { en: 'Be refused the way back, because somebody has worked with a member', zh: '因成員已被使用而無法復原' },
    hint: {
      en: 'Import a few, change one of them on Members, then take the import back.',
      zh: '匯入幾位，到成員名冊修改其中一位，再復原整批。',
    },
    steps: [
      { says: { en: 'Members come in', zh: '匯入成員' }, name: 'imported', endpoint: 'createImport', status: 201 },
      { says: { en: 'One is changed', zh: '修改其中一位' }, endpoint: ['updateMember', 'archiveMember'], status: 200 },
      {
        says: { en: 'The import cannot be taken back, and the refusal says who', zh: '無法復原，並說明是誰' },
        endpoint: 'undoImport',
        status: 422,
        where: [{ at: '/reply/members', some: { at: '/hold', is: 'changed' } }],
      },
    ],
  },
  {
    id: 'once',
    title: { en: 'Lose the reply of an import, and import nobody twice', zh: '遺失匯入的回覆，卻不重複匯入' },
    hint: {
      en: 'Put the fault “lost reply” on POST /api/imports (the faults button of this drawer leads there), import, and press Import again.',
      zh: '對 POST /api/imports 加上「回覆遺失」故障，匯入後再按一次匯入。',
    },
    steps: [
      {
        says: { en: 'An import is done and its reply is lost', zh: '匯入完成，但回覆遺失' },
        name: 'lost',
        endpoint: 'createImport',
        status: 0,
      },
      {
        says: {
          en: 'Sent again with the same key it is answered, not done again',
          zh: '以相同的鍵重送：得到回覆，但不重做',
        },
        endpoint: 'createImport',
        status: 201,
        where: [{ at: '/replyHeaders/idempotent-replayed', is: 'true' }],
      },
    ],
  },
]
