import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { test } from 'vitest'
import { expectEveryAnswer, KILLS, survive } from './survive.ts'

test(`S-LOG-2: after ${KILLS} kills under load every answered write is there, once, on SQLite`, async () => {
  const folder = mkdtempSync(`${tmpdir()}/strive-chaos-`)
  await expectEveryAnswer(folder, await survive({ STRIVE_DATA: folder }, async () => {}))
  rmSync(folder, { recursive: true })
})
