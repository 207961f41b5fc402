import type { Task } from '#shared/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'taken',
    title: { en: 'Take a right from your own role, and be refused', zh: '拿掉自己角色的一項權限，然後被拒絕' },
    hint: {
      en: 'In a sandbox of your own take Members, change from Administrator; then add a member by hand in API Practice.',
      zh: '在自己的沙盒裡拿掉管理員的「成員，變更」，再到「API 練習」手動新增成員。',
    },
    steps: [
      { says: { en: 'The rights of a role are changed', zh: '修改角色的權限' }, endpoint: 'updateRole', status: 200 },
      {
        says: { en: 'A call is refused for want of a right', zh: '呼叫因缺少權限被拒絕' },
        status: 403,
        where: [{ at: '/reply/code', is: 'not-permitted' }],
      },
    ],
  },
  {
    id: 'last-right',
    title: { en: 'Try to lock yourself out', zh: '試著把自己鎖在門外' },
    hint: {
      en: 'Take Roles, change from the role that you hold, or give yourself one that lacks it.',
      zh: '拿掉自己角色的「角色，變更」，或改任沒有這項權限的角色。',
    },
    steps: [
      {
        says: { en: 'The server refuses to take your last right', zh: '伺服器拒絕拿掉您最後的管理權限' },
        endpoint: ['updateRole', 'giveRole'],
        status: 422,
        where: [{ at: '/reply/code', is: 'last-admin-right' }],
      },
    ],
  },
  {
    id: 'preview',
    title: { en: 'Preview as Viewer, try to write, and ask why you may not', zh: '以檢視者預覽、嘗試寫入，並查詢原因' },
    hint: {
      en: 'A button that is hidden can still be called by hand: API Practice does. Then ask here, and end the preview.',
      zh: '隱藏的按鈕仍可手動呼叫，例如用「API 練習」。接著在這裡查詢原因，最後結束預覽。',
    },
    steps: [
      { says: { en: 'A preview begins', zh: '開始預覽' }, endpoint: 'previewRole', status: 200 },
      {
        says: { en: 'What the role may not do is refused', zh: '角色不能做的事被拒絕' },
        status: 403,
        where: [{ at: '/reply/code', is: 'not-permitted' }],
      },
      {
        says: { en: 'The server says that it is the preview', zh: '伺服器說明是預覽造成的' },
        endpoint: 'explainRight',
        status: 200,
        where: [
          { at: '/reply/isAllowed', is: false },
          { at: '/reply/steps', some: { at: '/by', is: 'preview' } },
        ],
      },
      { says: { en: 'The preview ends', zh: '結束預覽' }, endpoint: 'endPreview', status: 200 },
    ],
  },
]
