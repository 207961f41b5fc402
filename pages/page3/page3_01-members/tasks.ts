import type { Task } from '#shared/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'taken',
    title: { en: 'Have the database refuse an e-mail address that is taken', zh: '讓資料庫拒絕已被使用的電子郵件' },
    hint: {
      en: 'Create a member with the address of another; the field says it, and nothing you typed is lost.',
      zh: '用別人的地址新增成員；欄位會說明，輸入的內容不會遺失。',
    },
    steps: [
      {
        says: { en: 'A creation is refused at its e-mail field', zh: '新增因電子郵件欄位被拒絕' },
        name: 'refused',
        endpoint: 'createMember',
        status: 422,
        where: [{ at: '/reply/errors/0/pointer', is: '/body/email' }],
      },
      {
        says: { en: 'The same member with another address is created', zh: '相同的成員改用其他地址後建立成功' },
        endpoint: 'createMember',
        status: 201,
        where: [
          { at: '/reply/email', isNot: { step: 'refused', at: '/request/email' } },
          { at: '/reply/name', contains: { step: 'refused', at: '/request/name' } },
        ],
      },
    ],
  },
  {
    id: 'undo',
    title: { en: 'Archive a member, and take it back', zh: '封存一位成員，再復原' },
    hint: { en: 'Archive one, then press Undo while the message stands.', zh: '封存後，在訊息消失前按復原。' },
    steps: [
      {
        says: { en: 'A member is archived', zh: '封存成員' },
        name: 'archived',
        endpoint: ['archiveMember', 'archiveMembers'],
        status: 200,
      },
      {
        says: { en: 'One is brought back within a minute', zh: '一分鐘內復原' },
        endpoint: ['restoreMember', 'restoreMembers'],
        status: 200,
        withinSeconds: 60,
      },
    ],
  },
  {
    id: 'partly',
    title: { en: 'Archive several of which one may not go', zh: '一次封存多位，其中一位不能封存' },
    hint: {
      en: 'Tick all managers of a team together with somebody else: a team keeps its last manager.',
      zh: '勾選一個團隊的所有主管與另一位成員：團隊的最後一位主管必須留下。',
    },
    steps: [
      {
        says: { en: 'One of several is refused, and the others are archived', zh: '其中一位被拒絕，其他的已封存' },
        endpoint: 'archiveMembers',
        status: 200,
        where: [
          { at: '/reply/outcomes', some: { at: '/refusal', isNot: null } },
          { at: '/reply/outcomes', some: { at: '/refusal', is: null } },
        ],
      },
    ],
  },
]
