import type { Pointer, Step, Task } from '#shared/platform/lesson.ts'

const CHANGES = ['createMember', 'archiveMember', 'archiveMembers', 'updateMember'] as const
const changeIn = (step: string, at: Pointer): Step => ({
  says: { en: 'A member is added or changed in it', zh: '在其中新增或修改一位成員' },
  endpoint: CHANGES,
  status: 'good',
  where: [{ at: '/sandboxId', is: { step, at } }],
})

export const tasks: readonly Task[] = [
  {
    id: 'fork-and-reset',
    title: { en: 'Make a sandbox, change something in it, and reset it', zh: '建立沙盒，在其中做修改，再重設' },
    hint: {
      en: 'New sandbox, “Work here”, add or edit a member on Members, then Reset here. Main stays as it is.',
      zh: '建立新的沙盒並在其中工作，到「成員」頁新增或編輯一位成員，再回此頁重設。main 不受影響。',
    },
    steps: [
      { says: { en: 'A sandbox is made', zh: '建立沙盒' }, name: 'fork', endpoint: 'forkSandbox', status: 201 },
      changeIn('fork', '/reply/id'),
      {
        says: { en: 'That sandbox is reset', zh: '重設同一個沙盒' },
        endpoint: 'resetSandbox',
        status: 200,
        where: [{ at: '/reply/id', is: { step: 'fork', at: '/reply/id' } }],
      },
    ],
  },
  {
    id: 'snapshot',
    title: { en: 'Take a snapshot, change something, and go back to it', zh: '建立快照，做修改，再還原' },
    hint: {
      en: 'Work in a sandbox of your own and take its snapshot. Add or edit a member on Members, then restore the snapshot.',
      zh: '在自己的沙盒中工作並建立快照。到「成員」頁新增或編輯一位成員，再還原快照。',
    },
    steps: [
      { says: { en: 'A snapshot is taken', zh: '建立快照' }, name: 'kept', endpoint: 'takeSnapshot', status: 201 },
      changeIn('kept', '/reply/snapshotOf'),
      {
        says: { en: 'That snapshot is restored', zh: '還原該快照' },
        endpoint: 'restoreSnapshot',
        status: 200,
        where: [{ at: '/request/snapshotId', is: { step: 'kept', at: '/reply/id' } }],
      },
    ],
  },
  {
    id: 'read-only-key',
    title: { en: 'Have a read-only key refused a write', zh: '讓唯讀金鑰的寫入被拒絕' },
    hint: {
      en: 'Make a key that only reads. With curl, GET /api/counters by it, then POST {"target":"number","by":1} to /api/counters/steps.',
      zh: '建立唯讀金鑰，用 curl 以它送出 GET /api/counters，再向 /api/counters/steps 送出 POST {"target":"number","by":1}。',
    },
    steps: [
      {
        says: { en: 'A key that only reads is made', zh: '建立唯讀金鑰' },
        name: 'key',
        endpoint: 'createKey',
        status: 201,
        where: [{ at: '/reply/key/scope', is: 'read' }],
      },
      {
        says: { en: 'A key reads the counters in that sandbox: 200', zh: '金鑰在該沙盒讀取計數器：200' },
        endpoint: 'readCounters',
        status: 200,
        where: [
          { at: '/isByKey', is: true },
          { at: '/sandboxId', is: { step: 'key', at: '/reply/key/sandbox/id' } },
        ],
      },
      {
        says: { en: 'It may not change them: 403', zh: '但不能修改：403' },
        endpoint: ['addToCounter', 'replaceCounters', 'resetCounters'],
        status: 403,
        where: [
          { at: '/isByKey', is: true },
          { at: '/reply/code', is: 'not-permitted' },
        ],
      },
    ],
  },
]
