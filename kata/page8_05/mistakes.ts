import type { PageMistake } from '#kata/kata.ts'

export const mistakes: readonly PageMistake[] = [
  {
    template: 'vanilla',
    id: 'stuck-at-running',
    mistake: 'it asks again before the reply is there, so an old reply can come after a new one',
    edits: [
      ['  const mine = ++following\n', '  const mine = ++following\n  let hasEnded = false\n'],
      [
        `    const job = await readJob(id).catch(() => null)
    if (mine !== following) return
    if (job) draw(job)
    if (job && ENDED.includes(job.state)) break
`,
        `    const take = (job: Job) => {
      if (mine !== following) return
      draw(job)
      hasEnded ||= ENDED.includes(job.state)
    }
    if (hasEnded) break
    void readJob(id).then(take, () => null)
`,
      ],
    ],
    fails: 'late-reply',
  },
  {
    template: 'vanilla',
    id: 'cancelled-too-soon',
    mistake: 'it says “Cancelled” before the server has received it',
    edits: [
      [
        '  const { id } = shown\n',
        `  const { id } = shown
  if (how === 'cancellation') draw({ ...shown, state: 'cancelled' })
`,
      ],
    ],
    fails: 'cancels',
  },
  {
    template: 'vue',
    id: 'started-twice',
    mistake: 'a job whose reply was lost is started again with another key',
    edits: [['keys.get(text) ?? crypto.randomUUID()', 'crypto.randomUUID()']],
    fails: 'lost-reply',
  },
  {
    template: 'vue',
    id: 'started-anew',
    mistake: 'Retry starts another job, so what was done is done again',
    edits: [
      [
        '  const job = await act(() => ask(id, how))\n',
        `  const { input } = (await read(id)) as Job
  const job = await act(() => (how === 'retry' ? send(input, crypto.randomUUID()) : ask(id, how)))
  if (job && how === 'retry') return go(job.id)
`,
      ],
    ],
    fails: 'retries',
  },
]
