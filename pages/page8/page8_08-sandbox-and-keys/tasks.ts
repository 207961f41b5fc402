import type { Task } from '#shared/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'fork-and-reset',
    title: { en: 'Make a sandbox of your own, and put it back as it was', zh: '建立自己的沙盒，再恢復原狀' },
    hint: { en: 'New sandbox, then Reset. Main stays as it is.', zh: '建立新的沙盒，再按重設。main 不受影響。' },
    steps: [
      { says: { en: 'A sandbox is forked', zh: '建立沙盒' }, name: 'fork', endpoint: 'forkSandbox', status: 201 },
      {
        says: { en: 'The same one is reset', zh: '重設同一個沙盒' },
        endpoint: 'resetSandbox',
        status: 200,
        where: [{ at: '/reply/id', is: { step: 'fork', at: '/reply/id' } }],
      },
    ],
  },
  {
    id: 'snapshot',
    title: { en: 'Keep a moment and come back to it', zh: '保留一個時刻，再回到那裡' },
    hint: { en: 'Take a snapshot of an own sandbox, then restore it.', zh: '為自己的沙盒建立快照，再還原。' },
    steps: [
      { says: { en: 'A snapshot is taken', zh: '建立快照' }, name: 'kept', endpoint: 'takeSnapshot', status: 201 },
      {
        says: { en: 'It is restored', zh: '還原該快照' },
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
      en: 'Make a key that only reads, and send a PUT or POST with it from curl.',
      zh: '建立唯讀金鑰，用 curl 以它送出 PUT 或 POST。',
    },
    steps: [
      {
        says: { en: 'A key that only reads', zh: '唯讀金鑰' },
        endpoint: 'createKey',
        status: 201,
        where: [{ at: '/reply/key/scope', is: 'read' }],
      },
      {
        says: { en: 'A write is refused with 403', zh: '寫入以 403 被拒絕' },
        status: 403,
        where: [
          { at: '/page', is: null },
          { at: '/reply/code', is: 'not-permitted' },
        ],
      },
    ],
  },
]
