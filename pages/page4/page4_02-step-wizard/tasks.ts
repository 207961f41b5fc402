import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'go-on-elsewhere',
    title: {
      en: 'Leave a draft at step 3 and continue in another session',
      zh: '填到第三步離開，再用另一個工作階段接著填',
    },
    hint: {
      en: 'Save steps 1 and 2, copy the address, and open it in another browser or a private window, signed in as the same account. A draft belongs to its sandbox: choose the same one there, at the bottom of the menu. Then save step 3.',
      zh: '儲存第 1、2 步後複製網址，在另一個瀏覽器或無痕視窗用同一個帳號登入並開啟。草稿屬於它的沙盒，請在選單最下方選擇相同的沙盒，再儲存第 3 步。',
    },
    steps: [
      {
        name: 'left',
        says: { en: 'Step 2 is saved, step 3 is not', zh: '第 2 步已儲存，第 3 步尚未填寫' },
        endpoint: 'updateRepairDraft',
        status: 200,
        where: [
          { at: '/reply/progress/product', is: 'done' },
          { at: '/reply/progress/damage', is: 'open' },
        ],
      },
      {
        says: {
          en: 'Step 3 of the same draft is saved by another session',
          zh: '另一個工作階段儲存同一份草稿的第 3 步',
        },
        endpoint: 'updateRepairDraft',
        status: 200,
        where: [
          { at: '/reply/id', is: { step: 'left', at: '/reply/id' } },
          { at: '/sessionId', isNot: { step: 'left', at: '/sessionId' } },
          { at: '/reply/progress/damage', is: 'done' },
        ],
      },
    ],
  },
  {
    id: 'merge',
    title: {
      en: 'Cause a 412 on a draft, then save without losing what the other window saved',
      zh: '讓草稿出現 412 衝突，再儲存且不遺失另一個視窗的內容',
    },
    hint: {
      en: 'Open the same step of a draft in two windows and change it in both. Save in one, then in the other. You are asked only about fields that both changed.',
      zh: '用兩個視窗開啟草稿的同一步，兩邊都輸入內容，先在一邊儲存，再儲存另一邊；只有兩邊都改過的欄位才會詢問。',
    },
    steps: [
      {
        name: 'refused',
        says: {
          en: 'Saving a step is refused because another window saved first',
          zh: '儲存步驟被拒絕，因為另一個視窗先儲存了',
        },
        endpoint: 'updateRepairDraft',
        status: 412,
      },
      {
        says: {
          en: 'A later save of that draft keeps the steps that were saved first',
          zh: '之後儲存同一份草稿，並保留先儲存的其他步驟',
        },
        endpoint: 'updateRepairDraft',
        status: 200,
        where: [
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
    id: 'mend',
    title: {
      en: 'Get a submission refused at a field of step 2, fix it, and submit again',
      zh: '讓申請因第 2 步的欄位被拒絕，修正後再送出',
    },
    hint: {
      en: 'Fill in all steps and choose a product that the customer bought. Then go back to step 1 and choose another customer. Leave step 2 as it is for now, and submit.',
      zh: '選擇客戶買過的商品並填完所有步驟，再回到第 1 步改選另一位客戶，先不要修正第 2 步，直接送出。',
    },
    steps: [
      {
        name: 'refused',
        says: { en: 'A submission is refused with 422 at a field of step 2', zh: '送出被拒絕：422，指向第 2 步的欄位' },
        endpoint: 'submitRepairDraft',
        status: 422,
        where: [{ at: '/reply/errors', some: { at: '/pointer', matches: '^/draft/product/' } }],
      },
      {
        name: 'mended',
        says: { en: 'Step 2 is saved again', zh: '重新儲存第 2 步' },
        endpoint: 'updateRepairDraft',
        status: 200,
        where: [{ at: '/reply/progress/product', is: 'done' }],
      },
      {
        says: { en: 'The same draft is submitted and gets its ticket: 201', zh: '同一份草稿送出成功：201，並取得工單' },
        endpoint: 'submitRepairDraft',
        status: 201,
        where: [
          { at: '/reply/id', is: { step: 'mended', at: '/reply/id' } },
          { at: '/path', is: { step: 'refused', at: '/path' } },
        ],
      },
    ],
  },
]
