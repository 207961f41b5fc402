import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'find',
    title: { en: 'Change a member and find your change', zh: '修改一位成員，再找到這次異動' },
    hint: {
      en: 'Save a member, then open the newest record here.',
      zh: '儲存一位成員後，在此頁開啟最新的紀錄。',
    },
    steps: [
      { says: { en: 'A member is changed', zh: '修改成員' }, name: 'change', endpoint: 'updateMember', status: 200 },
      {
        says: { en: 'The record of that change is opened', zh: '開啟這次異動的紀錄' },
        endpoint: 'readAudit',
        status: 200,
        where: [
          { at: '/reply/endpoint', is: 'updateMember' },
          { at: '/reply/version', is: { step: 'change', at: '/reply/version' } },
          { at: '/reply/after', contains: { step: 'change', at: '/reply' } },
        ],
      },
    ],
  },
  {
    id: 'back-and-forth',
    title: { en: 'Restore a version, then undo the restore', zh: '還原一個版本，再復原這次還原' },
    hint: {
      en: 'Save the same member once more, with something else. Open the older of its two records here, restore it, then press “Undo” in the notification.',
      zh: '再次修改並儲存同一位成員，在此頁開啟兩筆紀錄中較舊的一筆並還原，再按通知上的「復原」。',
    },
    steps: [
      {
        says: { en: 'A version is restored', zh: '還原一個版本' },
        name: 'restored',
        endpoint: 'restoreAudit',
        status: 200,
        where: [{ at: '/reply/before/version', atLeast: 1 }],
      },
      {
        says: { en: 'The row is back to what it was before the restore', zh: '內容回到還原之前' },
        endpoint: 'restoreAudit',
        status: 200,
        where: [
          { at: '/reply/before/version', is: { step: 'restored', at: '/reply/after/version' } },
          {
            at: '/reply/after',
            contains: { step: 'restored', at: '/reply/before', except: ['version', 'updatedAt'] },
          },
        ],
        withinSeconds: 120,
      },
    ],
  },
  {
    id: 'overtaken',
    title: { en: 'Have a restore refused because the row has changed', zh: '讓還原因內容已被修改而被拒絕' },
    hint: {
      en: 'Open the older of two records of the same member: its id is in the address, after “record=”. In [API Practice](page8_01/audit/restoreAudit?headers.if-match="1"), send restoreAudit with this id and If-Match "1". The refusal contains the current version. Send it again with that one.',
      zh: '開啟同一位成員兩筆紀錄中較舊的一筆，網址中「record=」之後就是編號。在[「API 練習」](page8_01/audit/restoreAudit?headers.if-match="1")以此編號與 If-Match "1" 送出 restoreAudit。拒絕的回應包含目前的版本，再以該版本送出。',
    },
    steps: [
      {
        says: { en: 'A restore is refused with 412', zh: '還原以 412 被拒絕' },
        name: 'refused',
        endpoint: 'restoreAudit',
        status: 412,
      },
      {
        says: { en: 'It succeeds with the current version', zh: '改用目前的版本後成功' },
        endpoint: 'restoreAudit',
        status: 200,
        where: [
          { at: '/path', is: { step: 'refused', at: '/path' } },
          { at: '/reply/before/version', is: { step: 'refused', at: '/reply/current/version' } },
        ],
      },
    ],
  },
]
