import type { BrowserContext } from '@playwright/test'
import type { Requirement } from '#kata/kata.ts'
import type { Call } from '#scripts/call-api.ts'
import { PATIENCE_MS } from './expect.ts'

export type Verdict = {
  requirement: Requirement
  /** What was wrong; null if the requirement is met. */
  saw: string | null
}

type Case = {
  context: BrowserContext
  /** The URL of the front end. */
  address: string
  call: Call
}

/** Tries one requirement after the other, each on a page of its own. */
export async function* judge(
  requirements: readonly Requirement[],
  { context, address, call }: Case,
): AsyncGenerator<Verdict> {
  context.setDefaultTimeout(PATIENCE_MS)
  for (const requirement of requirements) {
    const page = await context.newPage()
    const open = async (query = '') => void (await page.goto(address + query))
    const saw = await requirement.check({ page, call, open }).then(() => null, inWords)
    await page.close()
    yield { requirement, saw }
  }
}

/** What an error of Playwright says, without colours, code and stack. */
function inWords(error: unknown): string {
  const raw = error instanceof Error ? error.message : String(error)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the codes of colours.
  const text = raw.replace(/\u001B\[[\d;]*m/g, '')
  const lines = text.split('\n')
  const end = lines.findIndex(line => /^\s*(Call log:|at )/.test(line))
  const said = lines.slice(0, end < 0 ? lines.length : end).map(line => line.trim())
  // An action names its element only in its log.
  const waiting = /waiting for .*/.exec(text)?.[0]
  if (waiting && !text.includes('Locator:')) said.push(waiting)
  return said.filter(Boolean).join('\n')
}
