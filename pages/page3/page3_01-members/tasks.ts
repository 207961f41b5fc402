import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'taken',
    title: { en: 'Have the database refuse a duplicate e-mail address', zh: '讓資料庫拒絕已被使用的電子郵件' },
    hint: {
      en: 'Press “Add member” and enter another member’s e-mail address. After the field shows the error, enter a different one.',
      zh: '按「新增成員」並填入其他成員的電子郵件。欄位顯示錯誤後，改用另一個電子郵件。',
    },
    steps: [
      {
        says: { en: 'Creating a member is refused because of the e-mail address', zh: '新增成員因電子郵件被拒絕' },
        name: 'refused',
        endpoint: 'createMember',
        status: 422,
        where: [{ at: '/reply/errors/0/pointer', is: '/body/email' }],
      },
      {
        says: { en: 'The same member is created with another address', zh: '相同的成員改用其他電子郵件後建立成功' },
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
    hint: {
      en: 'Archive a member, then press “Undo” in the notification.',
      zh: '封存一位成員，再按通知上的「復原」。',
    },
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
    title: { en: 'Archive several members when one of them can’t be archived', zh: '一次封存多位，其中一位不能封存' },
    hint: {
      en: 'Select all managers of a team and one other member, then press “Archive”. A team must keep one manager.',
      zh: '勾選一個團隊的所有主管與另一位成員，再按「封存」。團隊的最後一位主管必須留下。',
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
