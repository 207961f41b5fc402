import type { Task } from '#shared/platform/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'taken',
    title: {
      en: 'Remove a permission from your own role and see the effect',
      zh: '移除自己角色的一項權限，再觀察差別',
    },
    hint: {
      en: 'In a sandbox of your own, add a member in API Practice. Remove “Members, change” from Administrator here, then send the same request again.',
      zh: '在自己的沙盒裡，先用「API 練習」新增一位成員；在此拿掉管理員的「成員，變更」，再送出相同的請求。',
    },
    steps: [
      { says: { en: 'A call is allowed', zh: '呼叫被允許' }, name: 'allowed', status: 'good' },
      {
        says: { en: 'The permissions of a role are changed', zh: '修改角色的權限' },
        endpoint: 'updateRole',
        status: 200,
      },
      {
        says: { en: 'The same call is refused with 403', zh: '相同的呼叫以 403 被拒絕' },
        status: 403,
        where: [
          { at: '/reply/code', is: 'not-permitted' },
          { at: '/endpoint', is: { step: 'allowed', at: '/endpoint' } },
        ],
      },
    ],
  },
  {
    id: 'last-right',
    title: { en: 'Try to lock yourself out', zh: '試著把自己鎖在門外' },
    hint: {
      en: 'Remove “Roles, change” from the role you hold, or give yourself a role without it.',
      zh: '拿掉自己角色的「角色，變更」，或改任沒有這項權限的角色。',
    },
    steps: [
      {
        says: {
          en: 'The server refuses to remove your last permission to manage roles',
          zh: '伺服器拒絕拿掉您最後的管理權限',
        },
        endpoint: ['updateRole', 'giveRole'],
        status: 422,
        where: [{ at: '/reply/code', is: 'last-admin-right' }],
      },
    ],
  },
  {
    id: 'preview',
    title: {
      en: 'Preview as Viewer, try to write, and ask why it was refused',
      zh: '以檢視者預覽、嘗試寫入，並查詢被拒絕的原因',
    },
    hint: {
      en: 'Hidden buttons can still be called by hand: send createMember in API Practice. The question below asks about the same endpoint: read the answer, then end the preview.',
      zh: '隱藏的按鈕仍可手動呼叫：在「API 練習」送出 createMember。頁面下方查詢的就是這個端點：看過說明後結束預覽。',
    },
    steps: [
      { says: { en: 'A preview begins', zh: '開始預覽' }, endpoint: 'previewRole', status: 200 },
      {
        says: { en: 'A call that the role does not allow is refused', zh: '角色不允許的呼叫被拒絕' },
        name: 'refused',
        status: 403,
        where: [{ at: '/reply/code', is: 'not-permitted' }],
      },
      {
        says: {
          en: 'Asked about that call, the server names the preview',
          zh: '查詢同一個呼叫，伺服器說明是預覽造成的',
        },
        endpoint: 'explainRight',
        status: 200,
        where: [
          { at: '/query/endpoint', is: { step: 'refused', at: '/endpoint' } },
          { at: '/reply/isAllowed', is: false },
          { at: '/reply/steps', some: { at: '/by', is: 'preview' } },
        ],
      },
      { says: { en: 'The preview ends', zh: '結束預覽' }, endpoint: 'endPreview', status: 200 },
    ],
  },
]
