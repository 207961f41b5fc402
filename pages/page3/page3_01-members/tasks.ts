import type { Task } from '#shared/platform/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'taken',
    title: { en: 'Have the database refuse an e-mail address that is taken', zh: '讓資料庫拒絕已被使用的電子郵件' },
    hint: {
      en: 'Create a member with another member’s address. The field shows the error, and your input is kept.',
      zh: '用其他成員的電子郵件新增成員。欄位會顯示錯誤，輸入的內容不會遺失。',
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
        says: { en: 'The same member with another address is created', zh: '相同的成員改用其他電子郵件後建立成功' },
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
    title: { en: 'Archive a member, then undo it', zh: '封存一位成員，再復原' },
    hint: { en: 'Archive a member, then press Undo in the message.', zh: '封存後，按訊息上的「復原」。' },
    steps: [
      {
        says: { en: 'A member is archived', zh: '封存一位成員' },
        name: 'archived',
        endpoint: 'archiveMembers',
        status: 200,
        where: [{ at: '/reply/outcomes', some: { at: '/refusal', is: null } }],
      },
      {
        says: { en: 'The same member is restored within a minute', zh: '一分鐘內還原同一位成員' },
        endpoint: 'restoreMembers',
        status: 200,
        where: [
          { at: '/reply/outcomes/0/id', is: { step: 'archived', at: '/reply/outcomes/0/id' } },
          { at: '/reply/outcomes/0/refusal', is: null },
        ],
        withinSeconds: 60,
      },
    ],
  },
  {
    id: 'partly',
    title: { en: 'Archive several members, one of whom must stay', zh: '一次封存多位，其中一位不能封存' },
    hint: {
      en: 'Select all managers of a team and one other member. A team keeps its last manager.',
      zh: '勾選一個團隊的所有主管與另一位成員：團隊的最後一位主管必須留下。',
    },
    steps: [
      {
        says: { en: 'The last manager is refused, the others are archived', zh: '最後一位主管被拒絕，其他人已封存' },
        endpoint: 'archiveMembers',
        status: 200,
        where: [
          { at: '/reply/outcomes', some: { at: '/refusal', is: 'last-manager' } },
          { at: '/reply/outcomes', some: { at: '/refusal', is: null } },
        ],
      },
    ],
  },
]
