import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { inject, test } from 'vitest'
import { copyTemplate } from '#scripts/sqlite-template.ts'
import { expectEveryAnswer, KILLS, survive } from './survive.ts'

test(`S-LOG-2: after ${KILLS} kills under load every confirmed write is stored once, on SQLite`, async () => {
  const folder = copyTemplate(inject('sqlite'), tmpdir())
  await expectEveryAnswer(folder, await survive({ STRIVE_DATA: folder }, async () => {}))
  rmSync(folder, { recursive: true })
})
