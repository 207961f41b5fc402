import { expect, test } from 'vitest'
import { connect } from '#client/api/connect.ts'
import { downloadJobFile, listJobLines, readJob, startJob } from '#resources/jobs/contract.ts'
import { signIn } from '#resources/sessions/contract.ts'
import { DEMO_ACCOUNTS } from '#server/sessions/demo-accounts.ts'
import { startConsole } from '#tests/running-console.ts'

const [ADMIN] = DEMO_ACCOUNTS

test('an export survives two kills of the server, and writes every event once', async () => {
  const running = await startConsole()
  let token = ''
  const { call, send } = connect((path, init) => fetch(running.url + path, init), {
    headers: () => (token ? { authorization: `Bearer ${token}` } : ({} as Record<string, string>)),
  })
  try {
    token = (await call(signIn, { body: ADMIN })).token
    const input = { kind: 'export-events', format: 'csv', eventKind: 'product.viewed' } as const
    const body = { input, pauseMs: 25 }
    const { id: jobId } = await call(startJob, { body })
    const at = { params: { jobId } }
    const read = () => call(readJob, at)
    for (const done of [2_000, 15_000]) {
      await expect.poll(async () => (await read()).done, { interval: 30 }).toBeGreaterThan(done)
      await running.kill()
      await running.restart()
      expect((await read()).state).toBe('running')
    }
    await expect.poll(async () => (await read()).state, { interval: 50 }).toBe('succeeded')
    const file = await (await send(downloadJobFile, { params: { jobId, file: 0 } })).body.text()
    const ids = file
      .trimEnd()
      .split('\n')
      .map(line => line.split(',', 1)[0])
    const lineCount = 1 + (await read()).done
    expect([ids.length, new Set(ids).size]).toEqual([lineCount, lineCount])
    expect(lineCount).toBeGreaterThan(30_000)
    const codes = (await call(listJobLines, at)).rows.map(({ code }) => code)
    expect(codes.filter(code => code !== 'saved')).toEqual([
      'queued',
      'started',
      'taken-over',
      'resumed',
      'taken-over',
      'resumed',
      'succeeded',
    ])
  } finally {
    await running.stop()
  }
})
