import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'second-version',
    title: { en: 'Publish version 2 while version 1 has answers', zh: '在第一版已有填答時發布第二版' },
    hint: {
      en: 'Publish a new form and send an answer under “Fill in”. Then change a field and publish again.',
      zh: '發布一份新表單，在「填寫」送出一筆填答，再修改欄位並重新發布。',
    },
    steps: [
      {
        name: 'answered',
        says: { en: 'Version 1 of a form is answered', zh: '填答某份表單的第一版' },
        endpoint: 'createFormAnswer',
        status: 201,
        where: [{ at: '/reply/formVersion', is: 1 }],
      },
      {
        says: { en: 'Version 2 of the same form is published', zh: '發布同一份表單的第二版' },
        endpoint: 'publishForm',
        status: 201,
        where: [
          { at: '/reply/id', is: { step: 'answered', at: '/reply/formId' } },
          { at: '/reply/latest', is: 2 },
        ],
      },
    ],
  },
  {
    id: 'refused',
    title: {
      en: 'Get an answer refused by the server, then get it accepted',
      zh: '讓伺服器拒絕一筆填答，修正後再送出',
    },
    hint: {
      en: 'The form validates in the browser, so use [API Practice](page8_01/form-answers/createFormAnswer?params.formId=1&params.number=2) instead: open createFormAnswer with formId 1 and number 2 and press “Fill in an example”. Set fstars00 to 9, which is beyond its limit, and send. Then send it with 4. The names are the field ids that readFormVersion lists.',
      zh: '瀏覽器會先驗證，因此請改用[「API 練習」](page8_01/form-answers/createFormAnswer?params.formId=1&params.number=2)：開啟 createFormAnswer，formId 填 1、number 填 2，按「填入範例」。將 fstars00 改為超過上限的 9 並送出，再改為 4 送出。這些名稱是欄位 id，可用 readFormVersion 查詢。',
    },
    steps: [
      {
        name: 'refused',
        says: { en: 'An answer is refused at a field', zh: '填答因某個欄位被拒絕' },
        endpoint: 'createFormAnswer',
        status: 422,
        where: [{ at: '/reply/errors/0/pointer', matches: '^/body/answers/f' }],
      },
      {
        says: { en: 'An answer to the same version is accepted', zh: '同一版的填答送出成功' },
        endpoint: 'createFormAnswer',
        status: 201,
        where: [{ at: '/path', is: { step: 'refused', at: '/path' } }],
      },
    ],
  },
  {
    id: 'two-designers',
    title: {
      en: 'Design one form in two windows without losing anything',
      zh: '在兩個視窗設計同一份表單，不遺失任何變更',
    },
    hint: {
      en: 'Open a saved form in two windows. Change its title in the first and add a field in the second, before you save either. Then save the first, and after it the second: its save is refused, merged and sent again, and both changes are kept.',
      zh: '用兩個視窗開啟同一份已儲存的表單，在第一個視窗改標題，在第二個視窗新增欄位，先都不要儲存。接著先儲存第一個，再儲存第二個：第二次儲存會被拒絕，合併後重新送出，兩邊的變更都會保留。',
    },
    steps: [
      {
        name: 'refused',
        says: { en: 'Saving a design is refused because there is a newer version', zh: '設計被拒絕：已有較新的版本' },
        endpoint: 'updateForm',
        status: 412,
      },
      {
        says: { en: 'A later save contains both changes', zh: '之後的儲存同時包含兩邊的變更' },
        endpoint: 'updateForm',
        status: 200,
        where: [
          { at: '/reply/id', is: { step: 'refused', at: '/reply/current/id' } },
          { at: '/reply/title', is: { step: 'refused', at: '/reply/current/title' } },
          { at: '/reply/title', isNot: { step: 'refused', at: '/request/title' } },
          { at: '/reply/fields', is: { step: 'refused', at: '/request/fields' } },
          { at: '/reply/fields', isNot: { step: 'refused', at: '/reply/current/fields' } },
        ],
      },
    ],
  },
]
