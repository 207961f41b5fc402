import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'merge',
    title: {
      en: 'Cause a 412 on your profile, then save without losing either change',
      zh: '讓個人資料出現 412 衝突，再儲存且兩邊的修改都不遺失',
    },
    hint: {
      en: 'Open this page in two tabs. In one, type a new name, but don’t save yet. In the other, change the address and save. Then go back to the first tab and save: the server refuses it, the page adds the other change and saves again. You are asked only about fields that both changed.',
      zh: '用兩個分頁開啟此頁。先在第一頁輸入新的姓名，但不要儲存；到第二頁修改地址並儲存。再回到第一頁儲存：伺服器拒絕後，頁面會併入另一頁的修改，自動再存一次；只有兩邊都改過的欄位才會問您。',
    },
    steps: [
      {
        name: 'refused',
        says: { en: 'A save is refused because someone else saved first', zh: '儲存被拒絕，因為別處已先儲存' },
        endpoint: 'updateProfile',
        status: 412,
      },
      {
        says: {
          en: 'A later save stores the refused change and keeps what was saved first',
          zh: '之後的儲存包含被拒絕的內容，且以先儲存的版本為基礎',
        },
        endpoint: 'updateProfile',
        status: 200,
        where: [
          { at: '/reply', contains: { step: 'refused', at: '/request' } },
          {
            at: '/reply',
            contains: {
              step: 'refused',
              at: '/reply/current',
              except: ['version', 'updatedAt'],
              overruledBy: '/request',
            },
          },
        ],
      },
    ],
  },
  {
    id: 'unversioned',
    title: {
      en: 'Send a change without If-Match, read the version, and send it again',
      zh: '送出沒有 If-Match 的修改，讀取版本後再送一次',
    },
    hint: {
      en: 'In API Practice, send [PATCH /api/profile](page8_01/profile/updateProfile) without the If-Match header. Then send [GET /api/profile](page8_01/profile/readProfile) and copy the ETag from the headers of its response, with its quotes. Send the same PATCH again with it as If-Match.',
      zh: '在「API 練習」送出不含 If-Match 標頭的 [PATCH /api/profile](page8_01/profile/updateProfile)。再送出 [GET /api/profile](page8_01/profile/readProfile)，從回應標頭複製 ETag（包含引號），填入 If-Match 後重送相同的 PATCH。',
    },
    steps: [
      {
        name: 'refused',
        says: { en: 'PATCH without If-Match: 428', zh: '沒有 If-Match 的 PATCH：428' },
        endpoint: 'updateProfile',
        status: 428,
      },
      {
        name: 'read',
        says: { en: 'The profile is read with its ETag', zh: '讀取個人資料與 ETag' },
        endpoint: 'readProfile',
        status: 200,
      },
      {
        says: { en: 'The same change with that version is stored', zh: '帶著該版本送出相同的修改並儲存成功' },
        endpoint: 'updateProfile',
        status: 200,
        where: [
          { at: '/requestHeaders/if-match', is: { step: 'read', at: '/replyHeaders/etag' } },
          { at: '/request', contains: { step: 'refused', at: '/request' } },
        ],
      },
    ],
  },
  {
    id: 'lost-reply',
    title: {
      en: 'Lose the response to a save, then find out that it was stored',
      zh: '讓已儲存的修改遺失回應，並查出其實已經儲存',
    },
    hint: {
      en: 'In [Fault Lab](page8_02?rule=PATCH /api/profile lost;first=1), add a “Lost response” rule for the first call to PATCH /api/profile, then save here. The page can’t know whether the save was stored. Reload to find out.',
      zh: '在[「故障實驗室」](page8_02?rule=PATCH /api/profile lost;first=1)為 PATCH /api/profile 的第一次呼叫建立「回應遺失」規則，再於此頁儲存。頁面無法得知是否已儲存，重新載入即可確認。',
    },
    steps: [
      {
        name: 'lost',
        says: { en: 'A save is stored, but its response is lost', zh: '已儲存，但回應遺失' },
        endpoint: 'updateProfile',
        status: 0,
        where: [{ at: '/fault', matches: '^lost' }],
      },
      {
        says: { en: 'The profile is read again and shows the saved values', zh: '重新讀取個人資料，內容確實已儲存' },
        endpoint: 'readProfile',
        status: 200,
        // The page reads again by itself at once. This is somebody who wants to know.
        afterSeconds: 1,
        where: [{ at: '/reply', contains: { step: 'lost', at: '/request' } }],
      },
    ],
  },
]
