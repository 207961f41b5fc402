import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'
import { copySource } from '#tests/copy-source.ts'
import { launchArguments } from '#tests/launch.ts'
import { TEST_SETTINGS } from '#tests/running-console.ts'

const copy = copySource()
const child = spawn(process.execPath, launchArguments('dev'), {
  cwd: copy,
  env: { ...process.env, ...TEST_SETTINGS, STRIVE_PORT: '0', STRIVE_DATA: `${copy}/data` },
})
let said = ''
for (const stream of [child.stdout, child.stderr]) stream.on('data', piece => (said += piece))
afterAll(async () => {
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill()
  await gone
  rmSync(copy, { recursive: true, force: true })
})

const starts = () => said.split('Strive Console is listening on ').length - 1

test('npm run dev starts the server again when its code changes, and not for a page', async () => {
  await expect.poll(starts, { message: said }).toBe(1)
  const texts = PAGE_FOLDERS.map(folder => `${copy}/${folder}/messages.ts`).find(existsSync) ?? ''
  appendFileSync(texts, '\n')
  appendFileSync(`${copy}/resources/sessions/server.ts`, '\n')
  await expect.poll(starts).toBe(2)
  expect(said.match(/^Change detected in .*/gm)).toEqual([expect.stringContaining('resources/sessions/server.ts')])
})
