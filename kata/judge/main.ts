import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseEnv } from 'node:util'
import { chromium } from '@playwright/test'
import { requirementsOf } from '#kata/brief.ts'
import type { KataNote } from '#kata/project.ts'
import { BROWSER_ARGS, ensureBrowser } from '#scripts/browser.ts'
import { callerAt } from '#scripts/call-api.ts'
import { judge, type Verdict } from './judge.ts'

/** The learner's project: the folder in which npm was called, or one above it. */
function findProject(folder = process.env.INIT_CWD ?? process.cwd()): { folder: string; kata: KataNote } {
  const file = `${folder}/package.json`
  const { kata } = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { kata?: KataNote }) : {}
  if (kata) return { folder, kata }
  if (dirname(folder) === folder) throw new Error('Run this in a folder that npm run kata has made.')
  return findProject(dirname(folder))
}

async function run(): Promise<boolean> {
  const { folder, kata } = findProject()
  const { VITE_STRIVE_URL: url = '', VITE_STRIVE_TOKEN: token = '' } = parseEnv(
    readFileSync(`${folder}/.env.local`, 'utf8'),
  )
  const requirements = await requirementsOf(kata.page)
  await fetch(kata.address).catch(() => {
    throw new Error(`Nothing answers at ${kata.address}. Start your page with npm run dev.`)
  })
  const call = callerAt(url, token)
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS })
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' })
  const verdicts: Verdict[] = []
  for await (const verdict of judge(requirements, { context, address: kata.address, call })) {
    verdicts.push(verdict)
    console.log(lineOf(verdict))
  }
  await browser.close()
  const passed = verdicts.filter(({ saw }) => saw === null).length
  console.log(`\n${passed} of ${verdicts.length} requirements are met.`)
  await call('PUT', `/api/lessons/${kata.page}/kata`, { passed, all: verdicts.length })
  return passed === verdicts.length
}

function lineOf({ requirement: { id, says }, saw }: Verdict): string {
  if (saw === null) return `✓ ${id}: ${says.en}`
  return `✗ ${id}: ${says.en}\n${saw.replace(/^/gm, '    ')}`
}

try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
