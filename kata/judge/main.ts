import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { diff, parseEnv } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { requirementsOf } from '#kata/brief.ts'
import { readJudgeKey } from '#kata/judge-keys.ts'
import type { KataNote } from '#kata/project.ts'
import { fileOf } from '#kata/solutions.ts'
import type { reportKata } from '#resources/lessons/contract.ts'
import { MAX_JUDGING_MS } from '#resources/lessons/rules.ts'
import { BROWSER_ARGS, ensureBrowser } from '#scripts/browser.ts'
import { type Call, callerAt } from '#scripts/call-api.ts'
import type { ReplyBody } from '#shared/contract.ts'
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
  // It starts while the requirements are read.
  const launching = chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS })
  // Its error is thrown where it is awaited.
  launching.catch(() => undefined)
  try {
    return await judgeProject(folder, kata, launching)
  } finally {
    // Nobody has to wait for its end.
    void launching.then(browser => browser.close()).catch(() => undefined)
  }
}

async function judgeProject(folder: string, kata: KataNote, launching: Promise<Browser>): Promise<boolean> {
  const { VITE_STRIVE_URL: url = '', VITE_STRIVE_TOKEN: token = '' } = parseEnv(
    readFileSync(`${folder}/.env.local`, 'utf8'),
  )
  const requirements = await requirementsOf(kata.page)
  await fetch(kata.address).catch(() => {
    throw new Error(`Nothing answers at ${kata.address}. Start your page with npm run dev.`)
  })
  const judgeKey = readJudgeKey(kata.judge)
  const call = callerAt(url, judgeKey ?? token)
  const begunMs = performance.now()
  const context = await (await launching).newContext({ locale: 'en-US', reducedMotion: 'reduce' })
  const met: string[] = []
  for await (const verdict of judge(requirements, { context, address: kata.address, call })) {
    if (verdict.outcome === 'met') met.push(verdict.requirement.id)
    console.log(lineOf(verdict))
  }
  console.log(`\n${met.length} of ${requirements.length} requirements are met.`)
  // A page that was given, and mended, is not the learner's own.
  if (kata.mistake) console.log('Nothing is reported, because you mend a page that we have written.')
  else if (judgeKey) await report(call, kata.page, met, performance.now() - begunMs)
  else console.log('Not reported: this folder of the console did not begin the project, so it lacks the judge’s key.')
  const isDone = met.length === requirements.length
  if (isDone && kata.mistake) await showMended(folder, kata)
  return isDone
}

async function report(call: Call, page: string, met: string[], elapsedMs: number) {
  const tookMs = Math.min(MAX_JUDGING_MS, Math.ceil(elapsedMs) + 1_000)
  const { unconfirmed } = await call<ReplyBody<typeof reportKata>>('PUT', `/api/lessons/${page}/kata`, { met, tookMs })
  if (unconfirmed.length > 0)
    console.log(
      `The server has not received the requests that these take, and does not count them: ${unconfirmed.join(', ')}`,
    )
}

async function showMended(folder: string, { page, template, mistake: id }: KataNote) {
  // All katas have mistakes, and they are seldom shown.
  const { mistakesOf, toMend } = await import('#kata/mistakes.ts')
  const mistake = mistakesOf(page).find(one => one.id === id)
  const file = `${folder}/${fileOf(template)}`
  if (!mistake || !existsSync(file)) return
  const { broken, mended } = toMend(mistake)
  console.log(`\nThe mistake: ${mistake.mistake}.`)
  console.log(`\nYou mended it so:\n${changesIn(broken, readFileSync(file, 'utf8'))}`)
  console.log(`\nWithout the mistake, it was:\n${changesIn(broken, mended)}`)
}

/** The lines that were removed and added. */
function changesIn(before: string, after: string): string {
  const lines = diff(before.split('\n'), after.split('\n')).filter(([operation]) => operation !== 0)
  return lines.map(([operation, line]) => `  ${operation > 0 ? '-' : '+'} ${line}`).join('\n')
}

function lineOf(verdict: Verdict): string {
  const { id, says } = verdict.requirement
  switch (verdict.outcome) {
    case 'met':
      return `✓ ${id}: ${says.en}`
    case 'unmet':
      return `✗ ${id}: ${says.en}\n${verdict.saw.replace(/^/gm, '    ')}`
    case 'untried':
      return `– ${id}: not tried, because it needs ${verdict.needs}`
  }
}

try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
