import type { Pointer, Step, Task } from '#shared/platform/lessons/lesson.ts'

const CHANGES = ['createMember', 'archiveMember', 'archiveMembers', 'updateMember'] as const
const changeIn = (step: string, at: Pointer): Step => ({
  says: { en: 'A member is added or changed in that sandbox', zh: '在該沙盒新增或修改一位成員' },
  endpoint: CHANGES,
  status: 'good',
  where: [{ at: '/sandboxId', is: { step, at } }],
})

export const tasks: readonly Task[] = [
  {
    id: 'fork-and-reset',
    title: { en: 'Create a sandbox, change something, then reset it', zh: '建立沙盒，做些修改，再重設' },
    hint: {
      en: 'Press “New sandbox”, then “Switch”. Add or edit a member on the [Members page](page3_01), then press “Reset” here. Main is not affected.',
      zh: '按「新增沙盒」與「切換」，到[「成員名冊」](page3_01)新增或編輯一位成員，再回此頁按「重設」。main 不受影響。',
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
    title: { en: 'Take a snapshot, change something, then restore it', zh: '建立快照，做些修改，再還原' },
    hint: {
      en: 'In your own sandbox, press “Take snapshot”. Add or edit a member on the [Members page](page3_01), then press “Restore” on the snapshot.',
      zh: '在自己的沙盒按「建立快照」，到[「成員名冊」](page3_01)新增或編輯一位成員，再於快照按「還原」。',
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
    title: { en: 'Make a read-only key fail to write', zh: '讓唯讀金鑰的寫入被拒絕' },
    hint: {
      en: 'Create a read-only key. With curl, use it to GET /api/counters, then to POST {"target":"number","by":1} to /api/counters/steps.',
      zh: '建立唯讀金鑰，用 curl 以它送出 GET /api/counters，再向 /api/counters/steps 送出 POST {"target":"number","by":1}。',
    },
    steps: [
      {
        says: { en: 'A read-only key is created', zh: '建立唯讀金鑰' },
        name: 'key',
        endpoint: 'createKey',
        status: 201,
        where: [{ at: '/reply/key/scope', is: 'read' }],
      },
      {
        says: { en: 'The key reads the counters in its sandbox: 200', zh: '金鑰在該沙盒讀取計數器：200' },
        endpoint: 'readCounters',
        status: 200,
        where: [
          { at: '/isByKey', is: true },
          { at: '/sandboxId', is: { step: 'key', at: '/reply/key/sandbox/id' } },
        ],
      },
      {
        says: { en: 'The key is refused a write: 403', zh: '金鑰的寫入被拒絕：403' },
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
