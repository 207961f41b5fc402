import type { BrowserContext, Page } from '@playwright/test'
import type { Requirement } from '#kata/kata.ts'
import type { Call } from '#scripts/call-api.ts'
import { PATIENCE_MS } from './expect.ts'
import { explain, whatItShows } from './explain.ts'
import { withoutRequest } from './silence.ts'

/** To open a page may take long: a development server prepares its packages first, or the machine is busy. */
const OPENING_MS = 60_000

/** `saw` is what was wrong. A requirement can't be tried if one that it needs is not met. */
export type Verdict = { requirement: Requirement } & (
  | { outcome: 'met' }
  | { outcome: 'unmet'; saw: string }
  | { outcome: 'untried'; needs: string }
)

type Case = {
  context: BrowserContext
  /** The URL of the front end. */
  address: string
  call: Call
}

/** Tries one requirement after the other, each on a page of its own. `only` names those to try, whatever they need. */
export async function* judge(
  requirements: readonly Requirement[],
  { context, address, call }: Case,
  only?: readonly string[],
): AsyncGenerator<Verdict> {
  context.setDefaultTimeout(PATIENCE_MS)
  context.setDefaultNavigationTimeout(OPENING_MS)
  const met = new Set<string>()
  for (const requirement of requirements.filter(({ id }) => only?.includes(id) ?? true)) {
    const missing = only ? undefined : needsOf(requirement, requirements).find(id => !met.has(id))
    if (missing !== undefined) {
      yield { requirement, outcome: 'untried', needs: missing }
      continue
    }
    const page = await context.newPage()
    let ready: Promise<unknown> | null = null
    const open = async (query = '') => {
      await ready
      await page.goto(address + query)
    }
    const outcomes: Promise<string | null>[] = []
    // What the first one wants to see comes from the server. The page is opened while the requirement is being prepared.
    if (requirement === requirements[0]) {
      outcomes.push(withoutRequest(page).then(() => saySilent(page)))
      ready = page.goto(address).catch(() => undefined)
    }
    const checked = requirement.check({ page, call, open }).then(
      () => null,
      error => explain(page, error),
    )
    const saw = await Promise.race([...outcomes, checked])
    await page.close()
    if (saw === null) met.add(requirement.id)
    yield saw === null ? { requirement, outcome: 'met' } : { requirement, outcome: 'unmet', saw }
  }
}

const saySilent = async (page: Page) => `The page has sent no request to the console. ${await whatItShows(page)}`

/** The first requirement is that the page shows something, so all others need it. */
function needsOf({ id, needs = [] }: Requirement, [first]: readonly Requirement[]): readonly string[] {
  return first && first.id !== id ? [first.id, ...needs] : []
}
