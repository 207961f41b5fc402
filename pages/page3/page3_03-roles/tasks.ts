import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'taken',
    title: {
      en: 'Take “Members, change” from your own role and see the effect',
      zh: '移除自己角色的「成員，變更」，再觀察差別',
    },
    hint: {
      en: 'In a sandbox of your own, add a member in [API Practice](page8_01/members/createMember). Remove “Members, change” from Administrator here, then send the same request again.',
      zh: '在自己的沙盒裡，先用[「API 練習」](page8_01/members/createMember)新增一位成員。在此移除管理員的「成員，變更」，再送出相同的請求。',
    },
    steps: [
      { says: { en: 'A member is added', zh: '新增一位成員' }, endpoint: 'createMember', status: 201 },
      {
        says: { en: 'A role loses the permission to change members', zh: '角色失去變更成員的權限' },
        endpoint: 'updateRole',
        status: 200,
        where: [{ at: '/request/permissions', none: { at: '', is: 'members:write' } }],
      },
      {
        says: { en: 'The same call is refused with 403', zh: '相同的呼叫以 403 被拒絕' },
        endpoint: 'createMember',
        status: 403,
        where: [{ at: '/reply/code', is: 'not-permitted' }],
      },
    ],
  },
  {
    id: 'last-right',
    title: { en: 'Try to lock yourself out', zh: '試著把自己鎖在門外' },
    hint: {
      en: 'Remove “Roles, change” from the role you hold, or give yourself a role without it.',
      zh: '移除自己角色的「角色，變更」，或將自己改為沒有這項權限的角色。',
    },
    steps: [
      {
        says: {
          en: 'The server refuses to remove your last permission to manage roles',
          zh: '伺服器拒絕移除您最後的角色管理權限',
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
      en: 'Preview the role Viewer and send createMember in [API Practice](page8_01/members/createMember). Under “Why?” on this page, ask about the same endpoint, then end the preview.',
      zh: '以檢視者的角色預覽，在[「API 練習」](page8_01/members/createMember)送出 createMember。回到此頁，在「為什麼？」查詢同一個端點，再結束預覽。',
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
          en: 'The server explains that call and names the preview',
          zh: '伺服器說明該呼叫被拒絕是因為預覽',
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
